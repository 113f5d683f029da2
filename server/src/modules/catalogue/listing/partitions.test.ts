import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { insertRates } from '../../rates/index.ts';
import { syncTaxonomy } from '../sync-taxonomy.ts';
import { aMaker, offer, testRates } from '../testing/market.ts';
import { aProduct } from '../testing/product.ts';
import { smallTree } from '../testing/small-tree.ts';
import { createPartitions } from './partitions.ts';

describe('partitions', () => {
  const database = testDatabase();
  let maker = '';

  beforeAll(async () => {
    await syncTaxonomy(database.db, smallTree);
    await insertRates(database.db, testRates);
    maker = await aMaker(database.db, 'Norrvik');
  });

  /** The partitions with products, and how many each has. */
  const filled = async () => {
    const { rows } = await database.db.execute<{ name: string; count: number }>(sql`
    select tableoid::regclass::text as name, count(*)::int as count from product_listing group by 1 order by 1`);
    return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
  };

  it('keeps every category apart', async () => {
    const yarn = aProduct({ categoryId: 'yarn', attributes: {} });
    await offer(database.db, maker, [aProduct(), aProduct(), yarn]);
    expect(await filled()).toEqual({ product_listing_weaving: 2, product_listing_yarn: 1 });
  });

  it('lists a product that changes its category once', async () => {
    const input = aProduct({ handle: 'moving' });
    await offer(database.db, maker, [input]);
    expect(await filled()).toMatchObject({ product_listing_weaving: 3, product_listing_yarn: 1 });
    await offer(database.db, maker, [{ ...input, categoryId: 'yarn', attributes: {} }]);
    expect(await filled()).toMatchObject({ product_listing_weaving: 2, product_listing_yarn: 2 });
  });

  it('moves what the default partition holds of a new category, also at two starts at once', async () => {
    await database.db.execute('drop table product_listing_knitting');
    await offer(database.db, maker, [aProduct({ categoryId: 'knitting', attributes: {} })]);
    expect(await filled()).toMatchObject({ product_listing_others: 1 });
    await Promise.all([1, 2].map(() => createPartitions(database.db, smallTree)));
    expect(await filled()).toEqual({
      product_listing_knitting: 1,
      product_listing_weaving: 2,
      product_listing_yarn: 2,
    });
  });
});
