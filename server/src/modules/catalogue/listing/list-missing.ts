import { and, asc, eq, gt, inArray, notExists, sql } from 'drizzle-orm';
import { statesThatAllow } from 'shared-kit/contract/companies';
import type { Tx } from '../../../platform/db/index.ts';
import { company } from '../../companies/index.ts';
import type { CategoryTree } from '../category-tree.ts';
import { product, productListing } from '../schema.ts';
import { indexProducts } from './index-products.ts';

const batchSize = 500;
const lowestId = '00000000-0000-0000-0000-000000000000';

/** Lists the products on sale that the listing lacks, each batch in a transaction of its own, until it is stopped. */
export async function listMissing(tx: Tx, tree: CategoryTree, stopped?: AbortSignal): Promise<void> {
  for (let last = lowestId; !stopped?.aborted; ) {
    const ids = await missingAfter(tx, last);
    await tx.transaction((batch) => indexProducts(batch, ids, tree));
    const end = ids.at(-1);
    if (ids.length < batchSize || end === undefined) return;
    last = end;
  }
}

async function missingAfter(tx: Tx, last: string): Promise<string[]> {
  const listed = tx
    .select({ one: sql`1` })
    .from(productListing)
    .where(and(eq(productListing.categoryId, product.categoryId), eq(productListing.productId, product.id)));
  const rows = await tx
    .select({ id: product.id })
    .from(product)
    .innerJoin(company, eq(company.id, product.sellerCompanyId))
    .where(
      and(
        eq(product.status, 'published'),
        gt(product.id, last),
        inArray(company.verification, [...statesThatAllow('be-listed')]),
        notExists(listed),
      ),
    )
    .orderBy(asc(product.id))
    .limit(batchSize);
  return rows.map(({ id }) => id);
}
