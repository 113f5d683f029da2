import type { FacetParameter } from 'shared-kit/contract/catalogue';
import { currencies } from 'shared-kit/contract/money';
import type { Random } from '../../../platform/seeded-random.ts';
import type { Asked, View } from './listing-oracle.ts';

export const randomView = (from: Random): View => ({
  country: from.pick([null, 'TR', 'DE', 'KE', 'US', 'JP']),
  currency: from.pick(currencies),
});

/** One to three random parameters, each with one or more values. */
function randomFilters(from: Random, makers: readonly string[]): Asked {
  const list = (values: readonly string[]) => (from.some(values, 0.5).join(',') || values[0]) ?? '';
  const general: Readonly<Record<FacetParameter, () => string>> = {
    maker: () => list(makers),
    condition: () => list(['new', 'used', 'refurbished']),
    origin: () => list(['TR', 'DE', 'JP']),
    lead_time_max: () => `${from.whole(0, 30)}`,
    price_min: () => `${from.whole(0, 500)}`,
    price_max: () => `${from.whole(2, 900)}.5`,
  };
  const parameters: Readonly<Record<string, () => string>> = {
    category: () => list(['weaving', 'machinery', 'knitting', 'yarn']),
    ...general,
    'attr.shedding': () => list(['cam', 'dobby']),
    'attr.terry': () => list(['true', 'false']),
    'attr.reed_width_cm': () => from.pick(['170..340', '300..', '..200']),
    'attr.fibres': () => list(['cotton', 'silk']),
    'attr.count_ne': () => '12.5..30',
  };
  const names = Array.from({ length: from.whole(0, 3) }, () => from.pick(Object.keys(parameters)));
  return Object.fromEntries([...new Set(names)].map((name) => [name, parameters[name]?.() ?? '']));
}

export const sorts = ['newest', 'price-asc', 'price-desc', 'lead-time'] as const;
export const searchedWords = ['loom', 'frame', 'cone', 'needle', 'rapier', 'compact'] as const;
/** Sorted, and sometimes with a word too. */
export const randomSearch = (from: Random, makers: readonly string[]): Asked => ({
  ...randomFilters(from, makers),
  ...(from.chance(0.3) && { q: from.pick(searchedWords) }),
  sort: from.pick(sorts),
});
