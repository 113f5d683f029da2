import { sql } from 'drizzle-orm';
import type { Database, Tx } from '../../../platform/db/index.ts';
import type { CategoryTree } from '../category-tree.ts';
import { productListing } from '../schema.ts';
import { shippedTree } from '../shipped-tree.ts';
import { listMissing } from './list-missing.ts';

/** Any key that no other advisory lock in this database uses. */
const relistLock = 4_118_200_002;

/** Rebuilds the listing after a migration emptied it. One process does it while the others wait. */
export async function relistWhenEmpty(db: Database, tree: CategoryTree = shippedTree): Promise<void> {
  if (await hasListing(db)) return;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${relistLock})`);
    if (!(await hasListing(tx))) await listMissing(tx, tree);
  });
}

const hasListing = async (tx: Tx): Promise<boolean> =>
  (await tx.select({ id: productListing.productId }).from(productListing).limit(1)).length > 0;
