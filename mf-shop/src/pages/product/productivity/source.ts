import { needlesOf } from './output/circular-knitting.ts';

/** How a machine's output follows from its specification. */
export type Source =
  | Readonly<{ kind: 'weight'; kgPerHour: number }>
  | Readonly<{ kind: 'weft'; picksPerMinute: number }>
  | Readonly<{ kind: 'length'; metresPerMinute: number }>
  | Readonly<{ kind: 'yarn'; metresPerMinute: number; threads: number }>
  | Readonly<{ kind: 'ring'; spindles: number; spindleRpm: number }>
  | Readonly<{ kind: 'knit'; rpm: number; feeders: number; needles: number }>;

/** The unit in which this output is measured. */
export const unitOf = ({ kind }: Source): 'kg' | 'm' => (kind === 'weft' || kind === 'length' ? 'm' : 'kg');

type Stated = Readonly<{ category: string; attributes: Readonly<Record<string, unknown>> }>;
type Figure = (key: string) => number | null;

/** Categories whose speed is that of the cloth or warp coming out; in a dyeing machine the rope circulates. */
const lines = ['finishing', 'printing', 'nonwovens', 'warping-sizing'];

/** Structures in which all feeders knit alike; for fleece, plush and jacquard it depends on the pattern. */
const evenStructures: readonly unknown[] = ['single-jersey', 'double-jersey'];

/** `null` if the specification says too little, or the output isn't measured in kg or m. */
export function sourceOf({ category, attributes }: Stated): Source | null {
  const figure: Figure = (key) => {
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
    return yarnOf(figure) ?? (attributes.spinning_system === 'ring' ? ringOf(figure) : null);
  }
  if (category === 'circular-knitting') {
    return evenStructures.includes(attributes.knit_structure) ? knitOf(figure) : null;
  }
  if (!lines.includes(category)) return null;
  const metresPerMinute = figure('speed_m_min') ?? figure('line_speed_m_min');
  return metresPerMinute ? { kind: 'length', metresPerMinute } : null;
}

function yarnOf(figure: Figure): Source | null {
  const metresPerMinute = figure('delivery_m_min') ?? figure('speed_m_min');
  const threads = figure('positions') ?? figure('drums');
  return metresPerMinute && threads ? { kind: 'yarn', metresPerMinute, threads } : null;
}

function ringOf(figure: Figure): Source | null {
  const [spindles, spindleRpm] = [figure('spindles'), figure('speed_rpm')];
  return spindles && spindleRpm ? { kind: 'ring', spindles, spindleRpm } : null;
}

function knitOf(figure: Figure): Source | null {
  const [rpm, feeders] = [figure('speed_rpm'), figure('feeders')];
  const [inches, gauge] = [figure('cylinder_diameter_in'), figure('gauge')];
  const needles = figure('needles') ?? (inches && gauge && needlesOf(inches, gauge));
  return rpm && feeders && needles ? { kind: 'knit', rpm, feeders, needles } : null;
}
