import type { ProductListAnswer } from 'shared-kit/contract/catalogue';
import type { Query } from './query.ts';

/** Facets in which each product has exactly one value, so that ticked counts add up to the total. */
const oneValueEach = ['condition', 'origin'] as const;

type Counted = Readonly<{ name: string; ticked: number; found: number; exact: boolean }>;

function tickedCounts({ parameters }: Query, { total, facets }: ProductListAnswer): Counted[] {
  if (!total.exact) return [];
  return oneValueEach.flatMap((name) => {
    const values = parameters[name]?.split(',');
    const facet = facets.find(({ key }) => key === name);
    if (!values) return [];
    const options = facet?.kind === 'choice' ? facet.options : [];
    const ticked = options.reduce((sum, it) => sum + (values.includes(it.value) ? it.count : 0), 0);
    return [{ name, ticked, found: total.count, exact: facet?.exact ?? true }];
  });
}

/** A facet says whether its counts are lower bounds. Counts may never be too high, and too low only if it says so. */
export const brokenFacets = (query: Query, answer: ProductListAnswer): string[] =>
  tickedCounts(query, answer)
    .filter(({ ticked, found, exact }) => ticked > found || (exact && ticked < found))
    .map(({ name, ticked, found }) => `the facet ${name} counts ${ticked} where ${found} were found`);

/** Whether a ticked facet counts fewer products than the answer found, and says so. */
export const hasPartialFacets = (query: Query, answer: ProductListAnswer): boolean =>
  tickedCounts(query, answer).some(({ ticked, found }) => ticked < found);
