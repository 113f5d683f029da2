import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { CategoryMakers } from 'shared-kit/contract/categories';
import { statesThatAllow } from 'shared-kit/contract/companies';
import type { Tx } from '../../../platform/db/index.ts';
import { company } from '../../companies/index.ts';
import type { CategoryTree } from '../category-tree.ts';
import { productListing } from '../schema.ts';

/** More than anybody chooses among. */
const most = 30;

/** Approved makers with products in a category and below, the fullest first; with `among`, only those of these. */
export async function makersOfCategory(
  tx: Tx,
  categoryId: string,
  { tree, among }: { tree: CategoryTree; among?: readonly string[] },
): Promise<CategoryMakers['makers']> {
  const { id, brandName, city, country, verification } = company;
  const products = count();
  return tx
    .select({ id, name: brandName, city, country, count: products })
    .from(productListing)
    .innerJoin(company, eq(company.id, productListing.sellerId))
    .where(
      and(
        inArray(productListing.categoryId, [...tree.withDescendants(categoryId)]),
        inArray(verification, [...statesThatAllow('be-listed')]),
        ...(among ? [inArray(id, [...among])] : []),
      ),
    )
    .groupBy(id)
    .orderBy(desc(products), brandName)
    .limit(most);
}
