import type { CategoryTree } from '../category-tree.ts';
import type { ProductRow } from '../product-row.ts';

/** Lead times offered as filters. */
export const leadTimeSteps: readonly number[] = [4, 8, 16, 26, 52];

/** A facet's value as one text, such as `origin:TR` or `attr.shedding:dobby`. */
export const term = (facet: string, value: string): string => `${facet}:${value}`;

/** The facet and its value in a term. Facets contain no colon. */
export function facetOf(text: string): Readonly<{ facet: string; value: string }> {
  const at = text.indexOf(':');
  return { facet: text.slice(0, at), value: text.slice(at + 1) };
}

type Facets = Readonly<{
  /** All values that can be ticked. */
  terms: string[];
  /** The attributes that are filtered by a range. */
  numbers: Record<string, number>;
}>;

/** The values by which a product is filtered and counted, except those with a column of their own. */
export function facetsOf(row: ProductRow, tree: CategoryTree): Facets {
  const terms = [term('maker', row.sellerCompanyId), term('origin', row.originCountry)];
  const numbers: Record<string, number> = {};
  for (const { key } of tree.facetsOf([row.categoryId])) {
    const value = row.attributes[key];
    if (typeof value === 'number') numbers[key] = value;
    else if (value !== undefined) terms.push(...[value].flat().map((it) => term(`attr.${key}`, String(it))));
  }
  return { terms, numbers };
}
