import { type SQL, sql } from 'drizzle-orm';
import type { StoredRates } from '../../rates/index.ts';
import type { CategoryTree } from '../category-tree.ts';
import { findFacet } from '../facets/all-facets.ts';
import type { Pricing } from '../price/listed-prices.ts';
import { allOf } from '../sql-parts.ts';
import type { ListQuery } from './list-query.ts';

/** A visitor's filter by one facet or by words, as a condition on `product_listing l`. */
export type Filter = Readonly<{
  /** The facet of the filter; null for the searched words. */
  facet: string | null;
  condition: SQL;
}>;

export const wordsFilter = (tsquery: string): Filter => ({
  facet: null,
  condition: sql`l.search @@ ${tsquery}::tsquery`,
});

/** The visitor's filters except the category. */
export function filtersOf(
  { chosen, categories, currency }: ListQuery,
  { tree, pricing, rates }: Readonly<{ tree: CategoryTree; pricing: Pricing; rates: StoredRates }>,
): readonly Filter[] {
  return Object.entries(chosen).flatMap(([key, asked]) => {
    const facet = findFacet(key, categories, tree);
    return facet ? [{ facet: key, condition: facet.condition(asked, { currency, rates, pricing }) }] : [];
  });
}

export const conditionsOf = (filters: readonly Filter[]): SQL =>
  allOf(filters.map(({ condition }) => condition));
