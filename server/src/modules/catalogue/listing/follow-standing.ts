import { eq, inArray } from 'drizzle-orm';
import { standingAllows, type VerificationState } from 'shared-kit/contract/companies';
import type { Tx } from '../../../platform/db/index.ts';
import { addJob, defineSweep } from '../../../platform/jobs/index.ts';
import { product, productCountryPrice, productListing } from '../schema.ts';
import { shippedTree } from '../shipped-tree.ts';
import { listMissing } from './list-missing.ts';

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
  if (isListed) await addJob(tx, listMissingProducts, {});
  else await unlist(tx, maker);
}

async function unlist(tx: Tx, maker: string): Promise<void> {
  const its = tx.select({ id: product.id }).from(product).where(eq(product.sellerCompanyId, maker));
  await tx.delete(productCountryPrice).where(inArray(productCountryPrice.productId, its));
  await tx.delete(productListing).where(inArray(productListing.productId, its));
}

/** Lists products of reinstated makers, and what a restored backup lost. */
export const listMissingProducts = defineSweep({
  name: 'list-missing-products',
  cron: '23 3 * * *',
  limitSeconds: 1800,
  run: ({ db }, stopped) => listMissing(db, shippedTree, stopped),
});
