import type { ProductListAnswer } from 'shared-kit/contract';
import type { Query } from './query.ts';

/** Facets in which each product stands under one value, so that the ticked counts add up to the total. */
const oneValueEach = ['condition', 'origin'] as const;

type Counted = Readonly<{ name: string; ticked: number; found: number }>;

function tickedCounts({ parameters }: Query, { total, facets }: ProductListAnswer): Counted[] {
  if (!total.exact) return [];
  return oneValueEach.flatMap((name) => {
    const values = parameters[name]?.split(',');
    const facet = facets.find(({ key }) => key === name);
    if (!values) return [];
    const options = facet?.kind === 'choice' ? facet.options : [];
    const ticked = options.reduce((sum, it) => sum + (values.includes(it.value) ? it.count : 0), 0);
    return [{ name, ticked, found: total.count }];
  });
}

/** A facet's counts are lower bounds in a large market; more than there is can't be right. */
export const brokenFacets = (query: Query, answer: ProductListAnswer): string[] =>
  tickedCounts(query, answer)
    .filter(({ ticked, found }) => ticked > found)
    .map(({ name, ticked, found }) => `the facet ${name} counts ${ticked} where ${found} were found`);

/** Whether a ticked facet shows fewer products than the same answer found: right as a bound, odd to a reader. */
export const hasPartialFacets = (query: Query, answer: ProductListAnswer): boolean =>
  tickedCounts(query, answer).some(({ ticked, found }) => ticked < found);
