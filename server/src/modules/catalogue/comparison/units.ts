import { convertMeasure, isUnitSymbol, type UnitSymbol, unitOf } from 'shared-kit/contract/measures';
import type { AttributeDefinition } from '../category-definition.ts';

/** A row prefers the first of these in its dimension; units of other dimensions aren't converted. */
const preference: readonly UnitSymbol[] = ['cm', 'mm', 'm', 'in', 'm/min', 'm/s', 'kg/h', 't/h', 't/d'];
const isPreferred = (unit: string): unit is UnitSymbol => preference.some((it) => it === unit);

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
  const ending = endings[unit] ?? `_${unit}`;
  if (kind !== 'number' || !isPreferred(unit) || !key.endsWith(ending)) return key;
  return `${group}/${key.slice(0, -ending.length)}/${unitOf(unit).dimension}`;
}

/** The unit for a whole row. */
export function unitOfRow(given: readonly string[]): string {
  const [first = '', ...others] = new Set(given);
  if (others.length === 0) return first;
  return preference.find((unit) => unit === first || others.includes(unit)) ?? first;
}

/** A figure in another unit of its dimension. Makers state figures without exponents; any other stays as it is. */
export function converted(value: number, from: string, to: string): number {
  if (from === to || !isUnitSymbol(from) || !isUnitSymbol(to)) return value;
  const stated = String(value);
  if (stated.includes('e')) return value;
  return Number(convertMeasure(stated, from, to) ?? value);
}
