import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../../platform/db/index.ts';
import type { CategoryTree } from '../category-tree.ts';
import { product, productListing } from '../schema.ts';
import { shippedTree } from '../shipped-tree.ts';
import { indexProducts } from './index-products.ts';

/** Any key that no other advisory lock in this database uses. */
const relistLock = 4_118_200_002;
const batchSize = 500;

/** Rebuilds the listing after a migration emptied it. One process does it while the others wait. */
export async function relistWhenEmpty(db: Database, tree: CategoryTree = shippedTree): Promise<void> {
  if (await hasListing(db)) return;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${relistLock})`);
    if (await hasListing(tx)) return;
    for (let last = lowestId; ; ) {
      const ids = await publishedAfter(tx, last);
      await indexProducts(tx, ids, tree);
      const end = ids.at(-1);
      if (ids.length < batchSize || end === undefined) return;
      last = end;
    }
  });
}

const lowestId = '00000000-0000-0000-0000-000000000000';

const hasListing = async (tx: Tx): Promise<boolean> =>
  (await tx.select({ id: productListing.productId }).from(productListing).limit(1)).length > 0;

async function publishedAfter(tx: Tx, last: string): Promise<string[]> {
  const rows = await tx
    .select({ id: product.id })
    .from(product)
    .where(and(eq(product.status, 'published'), gt(product.id, last)))
    .orderBy(asc(product.id))
    .limit(batchSize);
  return rows.map(({ id }) => id);
}
