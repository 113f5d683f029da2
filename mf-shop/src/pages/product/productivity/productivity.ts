import { parseFigure } from '../../../format/figure.ts';
import type { Assumptions } from './assumptions.ts';

/** How a machine's output follows from what its maker states. */
export type Source =
  | Readonly<{ kind: 'weight'; kgPerHour: number }>
  | Readonly<{ kind: 'weft'; picksPerMinute: number }>
  | Readonly<{ kind: 'length'; metresPerMinute: number }>
  | Readonly<{ kind: 'yarn'; metresPerMinute: number; threads: number }>;

type Stated = Readonly<{ category: string; attributes: Readonly<Record<string, unknown>> }>;

/** Categories whose speed is that of the cloth or warp that comes out; in a dyeing machine the rope goes round. */
const lines = ['finishing', 'printing', 'nonwovens', 'warping-sizing'];

/** `null` where the specification says too little, or the machine makes nothing that is measured in kg or m. */
export function sourceOf({ category, attributes }: Stated): Source | null {
  const figure = (key: string): number | null => {
    const value = attributes[key];
    return typeof value === 'number' && value > 0 ? value : null;
  };
  const kgPerHour = figure('output_kg_h');
  if (kgPerHour) return { kind: 'weight', kgPerHour };
  if (category === 'weaving') {
    const picksPerMinute = figure('speed_rpm');
    return picksPerMinute ? { kind: 'weft', picksPerMinute } : null;
  }
  if (category === 'spinning' || category === 'winding-twisting') {
    const metresPerMinute = figure('delivery_m_min') ?? figure('speed_m_min');
    const threads = figure('positions') ?? figure('drums');
    return metresPerMinute && threads ? { kind: 'yarn', metresPerMinute, threads } : null;
  }
  if (!lines.includes(category)) return null;
  const metresPerMinute = figure('speed_m_min') ?? figure('line_speed_m_min');
  return metresPerMinute ? { kind: 'length', metresPerMinute } : null;
}

/** 840 yards of Ne 1 weigh a pound. */
const metresPerKilogramOfNe1 = (840 * 0.9144) / 0.45359237;
const minutes = 60;

export type Productivity = Readonly<{
  unit: 'kg' | 'm';
  perDay: number;
  /** At full installed power, so the most that it can be; `null` where the power isn't stated. */
  kilowattHoursPerUnit: number | null;
  /** Until the margin has earned the price of the machine; `null` without a margin or a price. */
  paybackMonths: number | null;
}>;

type Machine = Readonly<{ source: Source; powerKw: number | null; price: number | null }>;

const positive = (text: string): number | null => {
  const figure = parseFigure(text);
  return figure !== null && Number(figure) > 0 ? Number(figure) : null;
};

/** Per hour of running; `null` while the figure that it takes is missing. */
function perRunningHour(source: Source, assumptions: Assumptions): number | null {
  if (source.kind === 'weight') return source.kgPerHour;
  if (source.kind === 'length') return source.metresPerMinute * minutes;
  if (source.kind === 'weft') {
    const picksPerCm = positive(assumptions.picks);
    return picksPerCm && (source.picksPerMinute * minutes) / (picksPerCm * 100);
  }
  const count = positive(assumptions.count);
  return count && (source.metresPerMinute * source.threads * minutes) / (metresPerKilogramOfNe1 * count);
}

/** `null` while something that it takes is missing or impossible. */
export function productivity(
  { source, powerKw, price }: Machine,
  assumptions: Assumptions,
): Productivity | null {
  const hours = positive(assumptions.hours);
  const efficiency = positive(assumptions.efficiency);
  const running = perRunningHour(source, assumptions);
  if (!hours || hours > 24 || !efficiency || efficiency > 100 || !running) return null;
  const perDay = (running * hours * efficiency) / 100;
  const days = positive(assumptions.days);
  const margin = positive(assumptions.margin);
  const earnedAYear = days && days <= 366 && margin ? perDay * days * margin : null;
  return {
    unit: source.kind === 'weight' || source.kind === 'yarn' ? 'kg' : 'm',
    perDay,
    kilowattHoursPerUnit: powerKw === null ? null : (powerKw * hours) / perDay,
    paybackMonths: earnedAYear && price !== null ? (price / earnedAYear) * 12 : null,
  };
}
