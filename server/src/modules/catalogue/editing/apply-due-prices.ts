import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { nextPriceChange, priceMapOn } from 'shared-kit/contract/products';
import type { Database, Tx } from '../../../platform/db/index.ts';
import { defineSweep } from '../../../platform/jobs/index.ts';
import type { CategoryTree } from '../category-tree.ts';
import { indexProducts } from '../listing/index-products.ts';
import { today } from '../product-row.ts';
import { product } from '../schema.ts';
import { shippedTree } from '../shipped-tree.ts';

const batchSize = 200;

/** Lets prices begin and lapse on their day, also in the listing. Each batch is a transaction. */
export async function applyDuePrices(
  db: Database,
  { now, tree = shippedTree, stopped }: Readonly<{ now: Date; tree?: CategoryTree; stopped?: AbortSignal }>,
): Promise<number> {
  let applied = 0;
  while (!stopped?.aborted) {
    const count = await db.transaction((tx) => applyBatch(tx, today(now), tree));
    applied += count;
    if (count < batchSize) break;
  }
  return applied;
}

async function applyBatch(tx: Tx, day: string, tree: CategoryTree): Promise<number> {
  const due = await tx
    .select({ id: product.id, rows: product.priceRows })
    .from(product)
    .where(lte(product.priceDue, day))
    .orderBy(asc(product.id))
    .limit(batchSize)
    .for('update');
  for (const { id, rows } of due) {
    const its = rows ?? [];
    await tx
      .update(product)
      .set({
        ...(rows && { priceMap: priceMapOn(its, day) }),
        priceDue: nextPriceChange(its, day),
      })
      .where(eq(product.id, id));
  }
  const ids = due.map(({ id }) => id);
  const listed = await tx
    .select({ id: product.id })
    .from(product)
    .where(and(inArray(product.id, ids), eq(product.status, 'published')));
  await indexProducts(
    tx,
    listed.map(({ id }) => id),
    tree,
  );
  return due.length;
}

/** Prices change with the day in UTC; every minute, so that a market that slept catches up. */
export const applyPricesOfTheDay = defineSweep({
  name: 'apply-prices-of-the-day',
  cron: '* * * * *',
  limitSeconds: 900,
  run: async ({ db, clock }, stopped) => void (await applyDuePrices(db, { now: clock(), stopped })),
});
