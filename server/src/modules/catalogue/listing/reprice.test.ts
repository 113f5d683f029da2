import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { replaceRates, type StoredRates } from '../../rates/index.ts';
import { listProducts } from '../finding/list-products.ts';
import { readListQuery } from '../finding/list-query.ts';
import type { ProductInput } from '../product-input.ts';
import { listingRepricing, product, productCountryPrice, productListing } from '../schema.ts';
import { aMaker, offer, prepareMarket, testRates } from '../testing/market.ts';
import { aProduct } from '../testing/product.ts';
import { smallTree } from '../testing/small-tree.ts';
import { testCursors } from '../testing/test-cursors.ts';
import { repriceListing } from './reprice.ts';

describe('reprice', () => {
  const database = testDatabase();
  let day = 1;
  const nextRates = async (USD: string): Promise<StoredRates> => {
    day += 1;
    const date = `2026-06-${String(day).padStart(2, '0')}`;
    const rates = { date, source: 'test', rates: { ...testRates.rates, USD } };
    await database.db.transaction((tx) => replaceRates(tx, rates));
    return rates;
  };
  const ask = (parameters: Record<string, string>) =>
    listProducts(database.db, {
      tree: smallTree,
      cursors: testCursors,
      country: 'DE',
      query: readListQuery({ currency: 'EUR', sort: 'price-asc', ...parameters }, smallTree, {}),
    });
  const models = async (parameters: Record<string, string> = {}) =>
    (await ask(parameters)).items.map(({ title }) => title);
  const priced = (
    title: string,
    price: number,
    currency: 'USD' | 'EUR',
    countries: ProductInput['priceMap']['countries'] = {},
  ) =>
    aProduct({
      title: { en: title, tr: null },
      priceMap: { regions: { global: { price, currency } }, countries },
    });

  let maker = '';
  beforeAll(async () => {
    await prepareMarket(database.db);
    maker = await aMaker(database.db, 'Altınmekik');
  });
  beforeEach(async () => {
    await database.db.delete(product);
    await nextRates('1.25');
    await repriceListing(database.db);
  });

  it('sorts and filters by the newest rates: what is dearer in euro changes with the dollar', async () => {
    await offer(database.db, maker, [priced('in euro', 100, 'EUR'), priced('in dollars', 120, 'USD')]);
    expect(await models()).toEqual(['in dollars', 'in euro']);
    await nextRates('1.15');
    await repriceListing(database.db);
    expect(await models()).toEqual(['in euro', 'in dollars']);
    expect(await models({ price_max: '102' })).toEqual(['in euro']);
  });

  it('makes the prices of single countries anew', async () => {
    const german = { DE: { price: 90, currency: 'EUR' as const } };
    const [id = ''] = await offer(database.db, maker, [priced('with a German price', 120, 'USD', german)]);
    await nextRates('1.1');
    await repriceListing(database.db);
    const rows = await database.db
      .select()
      .from(productCountryPrice)
      .where(eq(productCountryPrice.productId, id));
    expect(rows).toEqual([{ country: 'DE', productId: id, categoryId: 'weaving', usd: '99.0000' }]);
  });

  it('goes on where it stopped, and starts over for newer rates', async () => {
    const ids = await offer(
      database.db,
      maker,
      [1, 2, 3, 4, 5].map((at) => priced(`loom ${at}`, 100, 'EUR')),
    );
    await nextRates('1.2');
    const stop = new AbortController();
    const batchDone = { stopped: stop.signal, size: 2 };
    const first = repriceListing(database.db, batchDone);
    stop.abort();
    expect(await first).toBe(false);
    const keys = async () =>
      (
        await database.db
          .select({ usd: productListing.usdGlobal })
          .from(productListing)
          .orderBy(productListing.productId)
      ).map(({ usd }) => Number(usd));
    expect(await keys()).toEqual([120, 120, 125, 125, 125]);
    expect(await database.db.select().from(listingRepricing)).toEqual([
      expect.objectContaining({ reached: ids.toSorted()[1] }),
    ]);
    expect(await repriceListing(database.db, { size: 2 })).toBe(true);
    expect(await keys()).toEqual([120, 120, 120, 120, 120]);
    await nextRates('1.1');
    expect(await repriceListing(database.db, { size: 2 })).toBe(true);
    expect(await keys()).toEqual([110, 110, 110, 110, 110]);
  });

  it('writes no row whose keys stay', async () => {
    await offer(database.db, maker, [priced('in dollars', 120, 'USD')]);
    const written = async () =>
      (await database.db.execute<{ xmin: string }>('select xmin::text from product_listing')).rows;
    const before = await written();
    await nextRates('1.1');
    await repriceListing(database.db);
    expect(await written()).toEqual(before);
  });

  it('gives way to a maker who is changing prices, who then writes with the new rates', async () => {
    const [id = ''] = await offer(database.db, maker, [priced('in euro', 100, 'EUR')]);
    await nextRates('1.2');
    await database.db.transaction(async (tx) => {
      await tx.select().from(product).where(eq(product.id, id)).for('update');
      await expect(repriceListing(database.db)).rejects.toThrow();
    });
    expect(await repriceListing(database.db)).toBe(true);
  });

  it('lets a listing start over when the rates have changed', async () => {
    await offer(
      database.db,
      maker,
      [1, 2, 3].map((at) => priced(`loom ${at}`, 100 + at, 'EUR')),
    );
    const { next } = await ask({ limit: '1' });
    expect(next).not.toBeNull();
    expect((await ask({ limit: '1', cursor: next ?? '' })).items).toHaveLength(1);
    await nextRates('1.2');
    await expect(ask({ limit: '1', cursor: next ?? '' })).rejects.toMatchObject({ code: 'cursor.stale' });
  });
});
