import type { AttributeDefinition } from '../category-definition.ts';
import type { CategoryTree } from '../category-tree.ts';
import { lists, type RawQuery, refuse, textOf } from './read-parameters.ts';

/** A choice among an attribute's values, or a numeric range including both ends. */
export type AttributeFilter =
  | Readonly<{ key: string; kind: 'choice' | 'list' | 'boolean'; values: readonly string[] }>
  | Readonly<{ key: string; kind: 'number'; min: number | null; max: number | null }>;

const prefix = 'attr.';
const range = /^(-?\d{1,12}(?:\.\d{1,6})?)?(\.\.)?(-?\d{1,12}(?:\.\d{1,6})?)?$/;

export const attributeParameter = (key: string): string => prefix + key;

/** Parses `attr.shedding=dobby,cam` and `attr.reed_width_cm=170..340`; ignores keys that no category has. */
export function readAttributeFilters(
  raw: RawQuery,
  categories: readonly string[],
  tree: CategoryTree,
): readonly AttributeFilter[] {
  const offered = new Map(tree.facetsOf(categories).map((it) => [it.key, it]));
  return Object.keys(raw).flatMap((name) => {
    if (!name.startsWith(prefix)) return [];
    const key = name.slice(prefix.length);
    const definition = offered.get(key) ?? tree.anyFacet(key);
    const filter = definition && readFilter(raw, name, definition);
    return filter ? [filter] : [];
  });
}

function readFilter(raw: RawQuery, name: string, definition: AttributeDefinition): AttributeFilter | null {
  const { key, kind, options } = definition;
  if (kind === 'number') return readRange(raw, name, key);
  if (kind === 'text') return null;
  const known = kind === 'boolean' ? new Set(['true', 'false']) : new Set(options?.map(({ value }) => value));
  const values = lists(raw, name, (value): value is string => known.has(value));
  return values.length > 0 ? { key, kind, values } : null;
}

function readRange(raw: RawQuery, name: string, key: string): AttributeFilter | null {
  const text = textOf(raw, name);
  if (text === '') return null;
  const [matched, low, dots, high] = range.exec(text) ?? [];
  if (matched === undefined || (low === undefined && high === undefined)) return refuse(name, 'not-a-range');
  const min = low === undefined ? null : Number(low);
  // A single number is a range of just that number.
  if (dots === undefined) return { key, kind: 'number', min, max: min };
  return { key, kind: 'number', min, max: high === undefined ? null : Number(high) };
}

/** The attributes of a list's facets. Without a category these are only the filtered ones, so that they have names. */
export function shownFacets(
  {
    categories,
    attributes,
  }: Readonly<{ categories: readonly string[]; attributes: readonly AttributeFilter[] }>,
  tree: CategoryTree,
): readonly AttributeDefinition[] {
  if (categories.length > 0) return tree.facetsOf(categories);
  return attributes.flatMap(({ key }) => tree.anyFacet(key) ?? []);
}
