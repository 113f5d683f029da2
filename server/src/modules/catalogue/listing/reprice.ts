import { and, asc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../../platform/db/index.ts';
import { latestRates, type StoredRates } from '../../rates/index.ts';
import { type PriceKeys, priceKeys } from '../price/starting-price.ts';
import { zoneColumns } from '../price/zone-columns.ts';
import { zones } from '../price/zones.ts';
import { listingRepricing, product, productCountryPrice, productListing } from '../schema.ts';

const onlyRow = 1;
const batchSize = 500;
const lowestId = '00000000-0000-0000-0000-000000000000';

/**
 * Recalculates the listing's price keys if newer rates exist. Each batch is a transaction, so any process can continue
 * where another stopped; newer rates restart it. Returns whether it finished.
 */
export async function repriceListing(
  db: Database,
  { stopped, size = batchSize }: { stopped?: AbortSignal; size?: number } = {},
): Promise<boolean> {
  while (!stopped?.aborted) {
    if (await db.transaction((tx) => repriceNext(tx, size))) return true;
  }
  return false;
}

/** Before the first products are listed: their keys will use these rates, so none need recalculating. */
export async function noteFirstKeys(tx: Tx, { date }: StoredRates): Promise<void> {
  await tx.execute(sql`
    insert into ${listingRepricing} (id, rate_date, reached)
    select ${onlyRow}, ${date}::date, null where not exists (select from ${productListing})
    on conflict do nothing`);
}

/** Recalculates one batch; returns whether nothing is left. */
async function repriceNext(tx: Tx, size: number): Promise<boolean> {
  const state = await lockedState(tx);
  const rates = await latestRates(tx);
  const reached = state.rateDate === rates.date ? state.reached : lowestId;
  if (reached === null) return true;
  const products = await publishedAfter(tx, reached, size);
  if (products.length > 0) await writeKeys(tx, products, rates);
  const last = products.length < size ? null : (products.at(-1)?.id ?? null);
  await tx
    .update(listingRepricing)
    .set({ rateDate: rates.date, reached: last })
    .where(eq(listingRepricing.id, onlyRow));
  return last === null;
}

/** Locks the state, so that batches run one after the other. */
async function lockedState(tx: Tx): Promise<typeof listingRepricing.$inferSelect> {
  const never = { id: onlyRow, rateDate: '0001-01-01', reached: null };
  await tx.insert(listingRepricing).values(never).onConflictDoNothing();
  const [state = never] = await tx.select().from(listingRepricing).for('update');
  return state;
}

type Priced = Pick<typeof product.$inferSelect, 'id' | 'categoryId' | 'priceMap' | 'variants'>;

/** Locks the products, so that a maker's concurrent price change isn't overwritten with old data. */
async function publishedAfter(tx: Tx, last: string, size: number): Promise<Priced[]> {
  // Shorter than PostgreSQL's deadlock timeout, so that this batch gives way and not a maker's import.
  await tx.execute(sql`set local lock_timeout = '500ms'`);
  return tx
    .select({
      id: product.id,
      categoryId: product.categoryId,
      priceMap: product.priceMap,
      variants: product.variants,
    })
    .from(product)
    .where(and(eq(product.status, 'published'), gt(product.id, last)))
    .orderBy(asc(product.id))
    .limit(size)
    .for('share');
}

async function writeKeys(tx: Tx, products: readonly Priced[], rates: StoredRates): Promise<void> {
  const keyed = products.map((each) => ({ ...each, ...priceKeys(each, rates) }));
  await writeZones(tx, keyed);
  // Few products have prices for single countries.
  const ids = products.map(({ id }) => id);
  const rows = keyed.flatMap(({ id, categoryId, byCountry }) =>
    Array.from(byCountry, ([country, usd]) => ({ country, productId: id, categoryId, usd })),
  );
  await tx.delete(productCountryPrice).where(inArray(productCountryPrice.productId, ids));
  if (rows.length > 0) await tx.insert(productCountryPrice).values(rows);
}

const keyColumns = [...Object.values(zoneColumns), productListing.ownPrices].map(({ name }) => name);
const keysOf = (table: string): SQL => sql.raw(keyColumns.map((name) => `${table}.${name}`).join());

/** One statement for all rows; unchanged rows aren't written. */
async function writeZones(
  tx: Tx,
  keyed: readonly (Pick<Priced, 'id' | 'categoryId'> & PriceKeys)[],
): Promise<void> {
  const rows = keyed.map(({ id, categoryId, byZone, byCountry }) => ({
    product_id: id,
    category_id: categoryId,
    own_prices: Object.fromEntries(byCountry),
    ...Object.fromEntries(zones.map((zone) => [zoneColumns[zone].name, byZone[zone]])),
  }));
  await tx.execute(sql`
    update ${productListing} listing set (${sql.raw(keyColumns.join())}) = row(${keysOf('made')})
    from jsonb_populate_recordset(null::product_listing, ${JSON.stringify(rows)}::jsonb) made
    where listing.product_id = made.product_id and listing.category_id = made.category_id
      and (${keysOf('listing')}) is distinct from (${keysOf('made')})`);
}
