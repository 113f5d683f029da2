import { convertMeasure, unitOf } from 'shared-kit/contract/measures';
import { flatText } from './flat-text.ts';
import {
  type Bounds,
  capAfter,
  capBefore,
  floorAfter,
  floorBefore,
  numberOf,
  numberPattern,
  rangePattern,
} from './numbers.ts';
import { tradeLists, type Unit } from './trade-lists.ts';

/** A number with a unit, which may be of more than one dimension: `50 nm` is a yarn's count or a wavelength. */
export type Measure = Readonly<{ units: readonly Unit[]; bounds: Bounds; isExact: boolean; to: number }>;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const byName = Map.groupBy(
  tradeLists.units.flatMap((unit) => unit.names.map((name) => ({ unit, name: flatText(name).flat }))),
  ({ name }) => name,
);
const unitNames = [...byName.keys()]
  .sort((a, b) => b.length - a.length)
  .map(escaped)
  .join('|');

const before = String.raw`(?:(?<cap>${capBefore})|(?<floor>${floorBefore}))?\s*`;
const after = String.raw`(?:\s?(?:(?<capped>${capAfter})|(?<floored>${floorAfter})))?`;
const numbers = String.raw`(?<first>${numberPattern})(?<plus>\+)?(?:${rangePattern}(?<last>${numberPattern}))?`;
/** `190 cm`, `190cm'lik`, `min 190 cm`, `170-190 cm`, `190+ cm`. */
const withUnit = new RegExp(
  String.raw`${before}${numbers}\s{0,2}-?(?<unit>${unitNames})(?:['’]?l[iu]k?)?(?![\p{L}\p{N}])${after}`,
  'uy',
);
/** `Ne 30/1`, `Nm 50`, `30/1`, `30s`: a yarn's count, with or without its plies. */
const yarnCount = new RegExp(
  String.raw`(?<unit>ne|nec|nm)\s?\.?\s?(?<first>${numberPattern})(?:${rangePattern}(?<last>${numberPattern}))?(?:/[1-9])?(?![\p{L}\p{N}])` +
    String.raw`|(?<plied>\d{1,3})/[1-6]\s?(?<after>ne|nm)?(?![\p{L}\p{N}/])` +
    String.raw`|(?<cotton>\d{1,3})s(?:/[1-9])?(?![\p{L}\p{N}])`,
  'uy',
);
const finest = 200;

/** A measure at this place, with the bounds that were typed; without any, `isExact`. */
export function readMeasure(flat: string, from: number): Measure | null {
  yarnCount.lastIndex = from;
  const count = yarnCount.exec(flat)?.groups;
  if (count) {
    const first = numberOf(count.first ?? count.plied ?? count.cotton ?? '');
    const name = count.unit ?? count.after ?? 'ne';
    const units = unitsOf(name === 'nec' ? 'ne' : name).filter(
      ({ unit }) => unitOf(unit).dimension === 'yarn-count',
    );
    if (first > 0 && first <= finest && units.length > 0)
      return { units, ...boundsOf(first, count), to: yarnCount.lastIndex };
  }
  withUnit.lastIndex = from;
  const found = withUnit.exec(flat)?.groups;
  if (!found) return null;
  const first = numberOf(found.first ?? '');
  const to = withUnit.lastIndex;
  if (!(first > 0) || isPreposition(found.unit ?? '', flat, to)) return null;
  return { units: unitsOf(found.unit ?? ''), ...boundsOf(first, found), to };
}

const unitsOf = (name: string): readonly Unit[] => (byName.get(name) ?? []).map(({ unit }) => unit);

/** `190 in stock`: the English word, not an inch. */
const isPreposition = (unit: string, flat: string, to: number): boolean =>
  unit === 'in' &&
  /^\s+(?:stock|good|very|the|turk|bursa|istanbul|europe|germany|italy|use|production)/.test(flat.slice(to));

export function boundsOf(
  first: number,
  { last, plus, cap, floor, capped, floored }: Readonly<Record<string, string | undefined>>,
): Readonly<{ bounds: Bounds; isExact: boolean }> {
  if (last !== undefined) {
    const ends = [first, numberOf(last)];
    return { bounds: { min: Math.min(...ends), max: Math.max(...ends) }, isExact: false };
  }
  if (cap !== undefined || capped !== undefined) return { bounds: { min: null, max: first }, isExact: false };
  if (plus !== undefined || floor !== undefined || floored !== undefined)
    return { bounds: { min: first, max: null }, isExact: false };
  return { bounds: { min: first, max: first }, isExact: true };
}

/** Bounds converted to another unit of the same dimension, widened by the tolerance if one number was typed. */
export function convertedTo(
  target: Unit,
  { unit: source }: Unit,
  { bounds, isExact }: Pick<Measure, 'bounds' | 'isExact'>,
): Bounds {
  const converted = (value: number | null) =>
    value === null ? null : Number(convertMeasure(String(value), source, target.unit));
  const ends = [converted(bounds.min), converted(bounds.max)] as const;
  // The more tex, the lower the count.
  const isTurned = unitOf(source).inverse !== unitOf(target.unit).inverse;
  const [min = null, max = null] = isTurned ? ends.toReversed() : ends;
  if (!isExact || min === null || max === null) return { min: tidy(min), max: tidy(max) };
  const reach = Math.max(target.atLeast, min * target.tolerance);
  const step = reach >= 1 ? Math.round(reach) : reach;
  return { min: tidy(min - step), max: tidy(max + step) };
}

/** Few digits, since people read them on the chip. */
const tidy = (value: number | null | undefined): number | null =>
  value == null ? null : Number(value >= 100 ? value.toFixed(0) : value.toFixed(1));
