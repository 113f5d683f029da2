import { attributeOfFacet } from 'shared-kit/contract/catalogue';
import { type Bounds, type ListingAddress, readListing } from './listing-address.ts';

/** Every change of the list goes back to the first page: a cursor belongs to its list. */
const listed = (address: ListingAddress, change: Partial<ListingAddress>): ListingAddress => ({
  ...address,
  ...change,
  cursor: null,
});

export function toggleChoice(address: ListingAddress, key: string, value: string): ListingAddress {
  const chosen = address.choices[key] ?? [];
  const next = chosen.includes(value) ? chosen.filter((it) => it !== value) : [...chosen, value];
  const { [key]: _, ...others } = address.choices;
  return listed(address, { choices: next.length > 0 ? { ...others, [key]: next } : others });
}

/** Swaps bounds in the wrong order instead of showing an empty list. */
export function setRange(address: ListingAddress, key: string, { min, max }: Bounds): ListingAddress {
  const { [key]: _, ...others } = address.ranges;
  if (min === null && max === null) return listed(address, { ranges: others });
  const turned = min !== null && max !== null && Number(min) > Number(max);
  return listed(address, {
    ranges: { ...others, [key]: turned ? { min: max, max: min } : { min, max } },
  });
}

/** Drops attribute filters, which belong to a category. Search, maker, condition and price stay. */
export function setCategory(address: ListingAddress, category: string | null): ListingAddress {
  const general = <Value>(filters: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(filters).filter(([key]) => attributeOfFacet(key) === null));
  return listed(address, {
    category,
    choices: general(address.choices),
    ranges: general(address.ranges),
  });
}

/** Leaves the others of a family, such as knitting. */
export function withoutCategory(address: ListingAddress, id: string): ListingAddress {
  const left = (address.category?.split(',') ?? []).filter((it) => it !== id);
  return left.length === 0 ? setCategory(address, null) : listed(address, { category: left.join(',') });
}

export const setSort = (address: ListingAddress, sort: ListingAddress['sort']): ListingAddress =>
  listed(address, { sort });
export const setView = (address: ListingAddress, view: ListingAddress['view']): ListingAddress => ({
  ...address,
  view,
});
export const atCursor = (address: ListingAddress, cursor: string | null): ListingAddress => ({
  ...address,
  cursor,
});

/** Removes search and filters; a category that was chosen, sort order and view stay. */
export const clearFilters = (address: ListingAddress): ListingAddress =>
  // A category that the question named goes with the question.
  listed(address, {
    q: '',
    asked: null,
    category: address.asked === null ? address.category : null,
    choices: {},
    ranges: {},
  });

/** The list that a question was read as, in its order and view. */
export const asRead = (
  address: ListingAddress,
  reading: Readonly<Record<string, string>>,
): ListingAddress => {
  const { sort, view, cursor } = address;
  return { ...readListing(new URLSearchParams(reading)), sort, view, cursor };
};

/** Searches the question's words as they were typed, and nothing else that was read from it. */
export const asTyped = (address: ListingAddress): ListingAddress => ({
  ...clearFilters(address),
  q: address.asked ?? address.q,
  asked: address.asked ?? address.q,
});

/** A filter that one click removes: the search, a category that a question named, a choice facet with all its values, or a range. */
export type Filter =
  | { kind: 'words'; key: 'q'; words: string }
  | { kind: 'category'; key: 'category'; category: string }
  | { kind: 'choice'; key: string; values: readonly string[] }
  | { kind: 'range'; key: string; bounds: Bounds };

export function filtersOf({ q, asked, category, choices, ranges }: ListingAddress): readonly Filter[] {
  const isRead = asked !== null && category !== null;
  return [
    ...(q ? [{ kind: 'words', key: 'q', words: q } as const] : []),
    ...(isRead ? [{ kind: 'category', key: 'category', category } as const] : []),
    ...Object.entries(choices).map(([key, values]) => ({ kind: 'choice', key, values }) as const),
    ...Object.entries(ranges).map(([key, bounds]) => ({ kind: 'range', key, bounds }) as const),
  ];
}

export function withoutFilter(address: ListingAddress, { kind, key }: Filter): ListingAddress {
  if (kind === 'words') return listed(address, { q: '' });
  if (kind === 'category') return setCategory(address, null);
  if (kind === 'range') return setRange(address, key, { min: null, max: null });
  const { [key]: _, ...choices } = address.choices;
  return listed(address, { choices });
}

/** Number shown on the filter button; every chosen value counts. */
export const filterCount = (address: ListingAddress): number =>
  filtersOf(address).reduce((sum, it) => sum + (it.kind === 'choice' ? it.values.length : 1), 0);
