import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { standingAllows, type VerificationState } from 'shared-kit/contract';
import * as z from 'zod';
import type { Tx } from '../../../platform/db/index.ts';
import { addJob, defineJob } from '../../../platform/jobs/index.ts';
import { product, productCountryPrice, productListing } from '../schema.ts';
import { shippedTree } from '../shipped-tree.ts';
import { indexProducts } from './index-products.ts';

const batchSize = 500;
const lowestId = '00000000-0000-0000-0000-000000000000';

/**
 * Follows a decision on a maker. What may not be listed any more leaves the listing in the same transaction; what may be
 * listed again comes back soon after it, since each product is read and indexed anew.
 */
export async function followStanding(
  tx: Tx,
  maker: string,
  { from, to }: Readonly<Record<'from' | 'to', VerificationState>>,
): Promise<void> {
  const isListed = standingAllows(to, 'be-listed');
  if (isListed === standingAllows(from, 'be-listed')) return;
  if (isListed) await addJob(tx, listMaker, { maker }, { key: `list-maker:${maker}` });
  else await unlist(tx, maker);
}

async function unlist(tx: Tx, maker: string): Promise<void> {
  const its = tx.select({ id: product.id }).from(product).where(eq(product.sellerCompanyId, maker));
  await tx.delete(productCountryPrice).where(inArray(productCountryPrice.productId, its));
  await tx.delete(productListing).where(eq(productListing.sellerId, maker));
}

/** Lists all published products of a maker, if its standing still allows that. */
export const listMaker = defineJob({
  name: 'list-maker',
  payload: z.object({ maker: z.uuid() }),
  attempts: 10,
  limitSeconds: 1800,
  async run({ maker }, { db }, stopped) {
    for (let last = lowestId; !stopped.aborted; ) {
      const ids = await publishedAfter(db, maker, last);
      await db.transaction((tx) => indexProducts(tx, ids, shippedTree));
      const end = ids.at(-1);
      if (ids.length < batchSize || end === undefined) return;
      last = end;
    }
  },
});

async function publishedAfter(tx: Tx, maker: string, last: string): Promise<string[]> {
  const rows = await tx
    .select({ id: product.id })
    .from(product)
    .where(and(eq(product.sellerCompanyId, maker), eq(product.status, 'published'), gt(product.id, last)))
    .orderBy(asc(product.id))
    .limit(batchSize);
  return rows.map(({ id }) => id);
}
