import type { AttributeDefinition } from '../category-definition.ts';

type Unit = Readonly<{ dimension: string; inBase: number }>;

/** Different units of the same quantity; a row prefers the first of its dimension. */
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

/** Keys that end in a longer name of their unit, such as `output_t_day`. Others end in the unit itself. */
const endings: Readonly<Record<string, string>> = {
  'm/min': '_m_min',
  'm/s': '_m_s',
  'kg/h': '_kg_h',
  't/h': '_t_h',
  't/d': '_t_day',
};

/**
 * The quantity that an attribute measures, whatever its unit: `working_width_cm` and `working_width_in` are the same.
 * The group is part of it: a loom's air consumption isn't a compressor's output.
 */
export function quantityOf({ key, kind, unit, group }: AttributeDefinition): string {
  const known = kind === 'number' ? units[unit] : undefined;
  const ending = endings[unit] ?? `_${unit}`;
  if (!known || !key.endsWith(ending)) return key;
  return `${group}/${key.slice(0, -ending.length)}/${known.dimension}`;
}

/** The unit for a whole row. */
export function unitOfRow(given: readonly string[]): string {
  const [first = '', ...others] = new Set(given);
  if (others.length === 0) return first;
  return preference.find((unit) => unit === first || others.includes(unit)) ?? first;
}

/** Twelve digits keep every figure that a maker states and drop rounding errors of binary fractions. */
export function converted(value: number, from: string, to: string): number {
  const [source, target] = [units[from], units[to]];
  if (from === to || !source || source.dimension !== target?.dimension) return value;
  return Number(((value * source.inBase) / target.inBase).toPrecision(12));
}
