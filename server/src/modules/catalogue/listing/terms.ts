import type { CategoryTree } from '../category-tree.ts';
import type { ProductRow } from '../writing/product-row.ts';

/** Lead times offered as filters; a product has every step that it meets. */
export const leadTimeSteps: readonly number[] = [4, 8, 16, 26, 52];

/**
 * A facet's value as a number, which indexes merge fastest. Values may collide (FNV-1a has 32 bits), so searches by
 * terms must check the columns too.
 */
export function term(facet: string, value: string): number {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(`${facet}:${value}`)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash | 0;
}

/** All values by which a product can be filtered without comparing numbers. */
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
