import { generalFacets } from 'shared-kit/contract/catalogue';
import { say } from '../say.ts';
import { byCountAndName } from './by-count-and-name.ts';
import { type ByValue, byValue, choice } from './choice.ts';
import type { FacetCount } from './facet.ts';

/** More makers than anybody reads; ticked ones are always listed. */
const mostMakers = 40;

export const maker = choice(
  {
    key: 'maker',
    label: (locale) => say(locale, 'facet.maker'),
    isValue: generalFacets.maker.isValue,
    options: (counts, ticked, { locale, makerNames }) =>
      [...new Set([...mostCounted(counts), ...ticked])]
        .map((value) => ({ value, label: makerNames.get(value), count: counts.get(value) ?? 0 }))
        .flatMap(({ label, ...option }) => (label === undefined ? [] : [{ ...option, label }]))
        .sort(byCountAndName(locale)),
  },
  { by: 'terms', valuesIn: ({ sellerCompanyId }) => [sellerCompanyId] },
);

/** Ties are in no fixed order. */
const mostCounted = (counts: ByValue): string[] =>
  [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, mostMakers)
    .map(([value]) => value);

/** The makers with most products, whose names are needed. */
export const mostCountedMakers = (counts: readonly FacetCount[]): string[] =>
  mostCounted(byValue(counts.filter(({ facet }) => facet === maker.key)));
