import { type SQL, sql } from 'drizzle-orm';
import { locales } from 'shared-kit/contract/languages';
import { type ListedPoint, listedPoints } from 'shared-kit/contract/products';
import type { StoredRates } from '../../rates/index.ts';
import type { CategoryTree } from '../category-tree.ts';
import { lacking } from '../lacking.ts';
import { startingPrice } from '../price/starting-price.ts';
import { zonePrice } from '../price/zones.ts';
import type { ProductRow } from '../product-row.ts';
import { product } from '../schema.ts';

const isEmpty = (text: string | null | undefined): boolean => (text ?? '').trim() === '';

type Listed = Pick<
  ProductRow,
  'categoryId' | 'attributes' | 'priceMap' | 'variants' | 'details' | 'title' | 'description' | 'images'
>;

/** The facts that a product lacks, in the order of the checklist. */
export function missingOf(row: Listed, tree: CategoryTree, rates: StoredRates): ListedPoint[] {
  const isMissing: Readonly<Record<ListedPoint, boolean>> = {
    'price-missing':
      startingPrice(row, (variant) => zonePrice((variant ?? row).priceMap, 'global'), rates) === null,
    'attributes-missing': tree.attributesOf(row.categoryId).some(({ key }) => !(key in row.attributes)),
    'hs-code': isEmpty(row.details.hsCode),
    translation: [row.title, row.description].some((text) => locales.some((locale) => isEmpty(text[locale]))),
    picture: row.images.length === 0,
  };
  return listedPoints.filter((point) => isMissing[point]);
}

/** The same in SQL, to find products by. */
export const lacks = (point: ListedPoint, tree: CategoryTree): SQL =>
  point === 'attributes-missing' ? lacksAttributes(tree) : sql`(${lacking(product)[point]})`;

/** One array for each category that has attributes: products that don't state all of them. */
function lacksAttributes(tree: CategoryTree): SQL {
  const cases = tree.all.flatMap(({ id }) => {
    const keys = tree.attributesOf(id).map(({ key }) => key);
    return keys.length > 0
      ? [
          sql`when ${id} then array[${sql.join(
            keys.map((key) => sql`${key}`),
            sql`, `,
          )}]`,
        ]
      : [];
  });
  return sql`not ${product.attributes} ?& case ${product.categoryId} ${sql.join(cases, sql` `)} else '{}'::text[] end`;
}
