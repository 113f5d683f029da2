import type { AttributeDefinition } from '../category-definition.ts';

type Unit = Readonly<{ dimension: string; inBase: number }>;

/** Units that differ between categories and still measure the same; the first of a dimension is preferred in a row. */
const units: Readonly<Record<string, Unit>> = {
  cm: { dimension: 'length', inBase: 10 },
  mm: { dimension: 'length', inBase: 1 },
  m: { dimension: 'length', inBase: 1000 },
  in: { dimension: 'length', inBase: 25.4 },
  'm/min': { dimension: 'speed', inBase: 1 },
  'm/s': { dimension: 'speed', inBase: 60 },
  'kg/h': { dimension: 'output', inBase: 24 },
  't/h': { dimension: 'output', inBase: 24_000 },
  't/d': { dimension: 'output', inBase: 1000 },
};
const preference = Object.keys(units);

/** `working_width_cm` ends in its unit, `output_t_day` in a longer word for it. */
const endings: Readonly<Record<string, string>> = {
  'm/min': '_m_min',
  'm/s': '_m_s',
  'kg/h': '_kg_h',
  't/h': '_t_h',
  't/d': '_t_day',
};

/**
 * What an attribute measures, whatever its unit: `working_width_cm` and `working_width_in` are one quantity. The group
 * belongs to it: the air that a loom takes is not the air that a compressor gives.
 */
export function quantityOf({ key, kind, unit, group }: AttributeDefinition): string {
  const known = kind === 'number' ? units[unit] : undefined;
  const ending = endings[unit] ?? `_${unit}`;
  if (!known || !key.endsWith(ending)) return key;
  return `${group}/${key.slice(0, -ending.length)}/${known.dimension}`;
}

/** The one unit that a row is written in. */
export function unitOfRow(given: readonly string[]): string {
  const [first = '', ...others] = new Set(given);
  if (others.length === 0) return first;
  return preference.find((unit) => unit === first || others.includes(unit)) ?? first;
}

/** Twelve digits keep every figure that a maker states and drop what binary fractions add. */
export function converted(value: number, from: string, to: string): number {
  const [source, target] = [units[from], units[to]];
  if (from === to || !source || source.dimension !== target?.dimension) return value;
  return Number(((value * source.inBase) / target.inBase).toPrecision(12));
}
