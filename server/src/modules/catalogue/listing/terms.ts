import type { CategoryTree } from '../category-tree.ts';
import { facetsOf } from '../facets/all-facets.ts';
import { term } from '../facets/term.ts';
import type { ProductRow } from '../product-row.ts';

type Facets = Readonly<{
  /** All values that can be ticked. */
  terms: string[];
  /** The attributes that are filtered by a range. */
  numbers: Record<string, number>;
}>;

/** The values by which a product is filtered and counted, except those with a column of their own. */
export function valuesOfFacets(row: ProductRow, tree: CategoryTree): Facets {
  const facets = facetsOf({ categories: [row.categoryId], chosen: {} }, tree);
  const numbers = tree.facetsOf([row.categoryId]).flatMap(({ key }) => {
    const value = row.attributes[key];
    return typeof value === 'number' ? [[key, value] as const] : [];
  });
  return {
    terms: facets.flatMap(({ key, counted }) =>
      counted.by === 'terms' ? counted.valuesIn(row).map((value) => term(key, value)) : [],
    ),
    numbers: Object.fromEntries(numbers),
  };
}
