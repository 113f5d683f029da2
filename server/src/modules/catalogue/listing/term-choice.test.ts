import { expect, it } from '@jest/globals';
import type { Filter } from './filters.ts';
import { cheapestTerms, foundByChance } from './term-choice.ts';

const filter = (facet: string, isOneCategory = false): Filter => ({ facet, isOneCategory }) as Filter;
const known = {
  category: filter('category', true),
  maker: filter('maker'),
  condition: filter('condition'),
  origin: filter('origin'),
  'attr.shedding': filter('attr.shedding'),
  'attr.terry': filter('attr.terry'),
} as const;
type Name = keyof typeof known;
const listed = 1_000_000;

const sizesOf = (given: Partial<Record<Name, number>>) =>
  new Map((Object.keys(given) as Name[]).map((name) => [known[name], given[name] ?? 0]));

it.each<[string, Partial<Record<Name, number>>, number]>([
  ['nothing asked is all there is', {}, listed],
  ['facets have nothing to do with each other', { condition: 200_000, origin: 100_000 }, 20_000],
  ['a category holds its attributes', { category: 50_000, 'attr.shedding': 10_000 }, 10_000],
  ['in it they meet by chance', { category: 50_000, 'attr.shedding': 10_000, 'attr.terry': 25_000 }, 5_000],
  ['where it is not asked for, all hold them', { 'attr.shedding': 100_000, origin: 100_000 }, 10_000],
])('%s', (_case, given, expected) => {
  const sizes = sizesOf(given);
  expect(foundByChance([...sizes.keys()], sizes, listed)).toBeCloseTo(expected);
});

it.each<[string, Partial<Record<Name, number>>, Name[]]>([
  ['a rare one alone, where a common one would save little', { maker: 500, condition: 700_000 }, ['maker']],
  ['both where each leaves much', { origin: 100_000, condition: 90_000 }, ['condition', 'origin']],
  ['the attribute without its category', { category: 100_000, 'attr.shedding': 9_000 }, ['attr.shedding']],
  ['the only one there is', { condition: 700_000 }, ['condition']],
  ['none where none is known', {}, []],
])('asks the index for %s', (_case, given, expected) => {
  const sizes = sizesOf(given);
  const { asked } = cheapestTerms(sizes, (some) => foundByChance(some, sizes, listed));
  expect(asked.map(({ facet }) => facet)).toEqual(expected);
});
