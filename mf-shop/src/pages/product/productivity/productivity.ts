import { figureFields, figureOf } from 'shared-kit/contract/figures';
import type { Locale } from 'shared-kit/contract/languages';
import type { Assumptions } from './assumptions.ts';
import { knittedYarn } from './output/circular-knitting.ts';
import { deliveredYarn } from './output/delivered-yarn.ts';
import { ringSpunYarn } from './output/ring-spinning.ts';
import { wovenMetres } from './output/weaving.ts';
import { type Source, unitOf } from './source.ts';

export type Productivity = Readonly<{
  unit: 'kg' | 'm';
  perDay: number;
  /** At full installed power, so an upper limit; `null` if the power isn't stated. */
  kilowattHoursPerUnit: number | null;
  /** Months until the margin has earned the machine's price; `null` without a margin or price. */
  paybackMonths: number | null;
}>;

type Machine = Readonly<{ source: Source; powerKw: number | null; price: number | null }>;

const positiveIn =
  (locale: Locale) =>
  (text: string): number | null => {
    const figure = figureOf(text, locale, figureFields.wish);
    return figure !== null && Number(figure) > 0 ? Number(figure) : null;
  };

/** Output per hour of running; `null` if a needed figure is missing. */
function perRunningHour(
  source: Source,
  assumptions: Assumptions,
  positive: ReturnType<typeof positiveIn>,
): number | null {
  const ne = positive(assumptions.count);
  switch (source.kind) {
    case 'weight':
      return source.kgPerHour;
    case 'length':
      return source.metresPerMinute * 60;
    case 'weft': {
      const picksPerCm = positive(assumptions.picks);
      return picksPerCm && wovenMetres({ ...source, picksPerCm });
    }
    case 'yarn':
      return ne && deliveredYarn({ ...source, ne });
    case 'ring': {
      const twistFactor = positive(assumptions.twist);
      return ne && twistFactor && ringSpunYarn({ ...source, ne, twistFactor });
    }
    case 'knit': {
      const stitchMm = positive(assumptions.stitch);
      return ne && stitchMm && knittedYarn({ ...source, ne, stitchMm });
    }
  }
}

/** `null` if a needed figure is missing or impossible. */
export function productivity(
  { source, powerKw, price }: Machine,
  assumptions: Assumptions,
  locale: Locale,
): Productivity | null {
  const positive = positiveIn(locale);
  const hours = positive(assumptions.hours);
  const efficiency = positive(assumptions.efficiency);
  const running = perRunningHour(source, assumptions, positive);
  if (!hours || hours > 24 || !efficiency || efficiency > 100 || !running) return null;
  const perDay = (running * hours * efficiency) / 100;
  const days = positive(assumptions.days);
  const margin = positive(assumptions.margin);
  const earnedAYear = days && days <= 366 && margin ? perDay * days * margin : null;
  return {
    unit: unitOf(source),
    perDay,
    kilowattHoursPerUnit: powerKw === null ? null : (powerKw * hours) / perDay,
    paybackMonths: earnedAYear && price !== null ? (price / earnedAYear) * 12 : null,
  };
}
