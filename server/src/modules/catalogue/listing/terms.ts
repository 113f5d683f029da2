import type { CategoryTree } from '../category-tree.ts';
import type { ProductRow } from '../writing/product-row.ts';

/** The steps that lead times are offered in; a product has every step that it keeps. */
export const leadTimeSteps: readonly number[] = [4, 8, 16, 26, 52];

/**
 * A facet's value as a number, because numbers are what an index merges fastest. Two values may get the same
 * one (FNV-1a has 32 bits), so whoever searches by terms checks the columns as well.
 */
export function term(facet: string, value: string): number {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(`${facet}:${value}`)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash | 0;
}

/** Everything that a product can be filtered by without comparing numbers. */
export function termsOf(row: ProductRow, facets: ProductRow['attributes'], tree: CategoryTree): number[] {
  return [
    ...tree.pathOf(row.categoryId).map(({ id }) => term('category', id)),
    term('maker', row.sellerCompanyId),
    term('condition', row.condition),
    term('origin', row.originCountry),
    ...leadTimeSteps
      .filter((step) => row.leadTimeWeeks <= step)
      .map((step) => term('lead_time_max', `${step}`)),
    ...Object.entries(facets).flatMap(([key, value]) =>
      typeof value === 'number' ? [] : [value].flat().map((it) => term(`attr.${key}`, String(it))),
    ),
  ];
}
