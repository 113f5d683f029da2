import { and, asc, eq, gt, inArray, notExists, sql } from 'drizzle-orm';
import { standingAllows, statesThatAllow, type VerificationState } from 'shared-kit/contract';
import type { Tx } from '../../../platform/db/index.ts';
import { addJob, defineSweep } from '../../../platform/jobs/index.ts';
import { company } from '../../companies/index.ts';
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
  if (isListed) await addJob(tx, listMissingProducts, {});
  else await unlist(tx, maker);
}

async function unlist(tx: Tx, maker: string): Promise<void> {
  const its = tx.select({ id: product.id }).from(product).where(eq(product.sellerCompanyId, maker));
  await tx.delete(productCountryPrice).where(inArray(productCountryPrice.productId, its));
  await tx.delete(productListing).where(inArray(productListing.productId, its));
}

/** Lists products on sale that the listing lacks: those of reinstated makers, and what a restored backup lost. */
export const listMissingProducts = defineSweep({
  name: 'list-missing-products',
  cron: '23 3 * * *',
  limitSeconds: 1800,
  async run({ db }, stopped) {
    for (let last = lowestId; !stopped.aborted; ) {
      const ids = await missingAfter(db, last);
      await db.transaction((tx) => indexProducts(tx, ids, shippedTree));
      const end = ids.at(-1);
      if (ids.length < batchSize || end === undefined) return;
      last = end;
    }
  },
});

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
