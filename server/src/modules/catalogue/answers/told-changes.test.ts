import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq, getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { product, productCountryPrice, productListing } from '../schema.ts';
import { hearChanges } from '../testing/heard-changes.ts';
import { aMaker, offer, prepareMarket } from '../testing/market.ts';
import { aProduct } from '../testing/product.ts';

/** Only products that a list shows are read for these columns, or the list is ordered or filtered by price. */
const prices: Readonly<Record<string, readonly string[]>> = {
  product: ['price_map', 'price_rows', 'price_due', 'tiers', 'variants', 'updated_at'],
  product_listing: [
    'usd_global',
    'usd_europe',
    'usd_turkiye_mena',
    'usd_cis_central_asia',
    'usd_south_asia',
    'usd_east_asia',
    'usd_americas',
    'usd_africa',
    'own_prices',
  ],
  product_country_price: ['country', 'product_id', 'category_id', 'usd'],
};

describe('what is told of a change', () => {
  const database = testDatabase();
  let heard: Awaited<ReturnType<typeof hearChanges>>;
  let maker = '';
  let other = '';
  beforeAll(async () => {
    await prepareMarket(database.db);
    maker = await aMaker(database.db, 'Altınmekik');
    other = await aMaker(database.db, 'Norrvik');
    heard = await hearChanges(database.db);
  });
  afterAll(() => heard.close());

  const priceMap = {
    regions: { global: { price: 1000, currency: 'USD' as const } },
    countries: { TR: { price: 900, currency: 'USD' as const } },
  };
  const loom = async (status: 'published' | 'draft') => {
    const [id = ''] = await offer(database.db, maker, [aProduct({ status, priceMap })]);
    return id;
  };

  /** A value that no product has. */
  async function anotherValue(column: PgColumn): Promise<SQL> {
    const type = column.getSQLType();
    if (column === productListing.productId || column === productCountryPrice.productId)
      return sql`${await loom('draft')}::uuid`;
    if (column === product.sellerCompanyId) return sql`${other}::uuid`;
    if (column.name === 'category_id') return sql`'knitting'`;
    const values: Readonly<Record<string, SQL>> = {
      text: sql`'another'`,
      'text[]': sql`'{another}'`,
      tsvector: sql`'another'`,
      jsonb: sql`'{"another": 1}'`,
      uuid: sql`gen_random_uuid()`,
      date: sql`'2031-01-01'`,
      'timestamp with time zone': sql`'2031-01-01'`,
      smallint: sql`77`,
      integer: sql`77`,
      'numeric(18, 4)': sql`77`,
    };
    const value = values[type];
    if (!value) throw new Error(`state a value of ${type}`);
    return value;
  }

  const columns = (
    [
      [product, product.id],
      [productListing, productListing.productId],
      [productCountryPrice, productCountryPrice.productId],
    ] satisfies [PgTable, PgColumn][]
  ).flatMap(([table, key]) =>
    Object.values(getTableColumns(table)).map((column): [string, string, PgTable, PgColumn, PgColumn] => [
      getTableName(table),
      column.name,
      table,
      key,
      column,
    ]),
  );

  it.each(columns)('%s.%s', async (tableName, name, table, key, column) => {
    // A draft's id is nowhere else, so it can change.
    const id = await loom(table === product ? 'draft' : 'published');
    const value = await anotherValue(column);
    const told = await heard.after(() =>
      database.db.execute(sql`update ${table} set ${sql.identifier(name)} = ${value} where ${eq(key, id)}`),
    );
    const isPrice = prices[tableName]?.includes(name);
    expect(told).toContain(
      `products product:${id} category:weaving${isPrice ? '' : ' beyond-price beyond-price:weaving'}`,
    );
    const isMoved = name === 'category_id';
    expect(told.some((it) => it.includes(' category:knitting'))).toBe(isMoved);
  });

  it.each([
    ['product', product.id],
    ['product_listing', productListing.productId],
  ])('a new column of %s is beyond prices until it is classified', async (table, key) => {
    const id = await loom('published');
    await database.db.execute(sql.raw(`alter table ${table} add column unheard_of int`));
    expect(
      await heard.after(() =>
        database.db.execute(sql`update ${sql.identifier(table)} set unheard_of = 1 where ${eq(key, id)}`),
      ),
    ).toEqual([`products product:${id} category:weaving beyond-price beyond-price:weaving`]);
    await database.db.execute(sql.raw(`alter table ${table} drop column unheard_of`));
  });

  const written = (id: string, changes: Parameters<typeof aProduct>[0]) =>
    heard.after(() =>
      offer(database.db, maker, [aProduct({ handle: id, priceMap, ...changes })], new Date('2026-07-01')),
    );

  it('a maker who saves a price tells what was told before changes had kinds; any other change tells more', async () => {
    const [id = ''] = await offer(database.db, maker, [aProduct({ handle: 'saved', priceMap })]);
    const ofPrice = `products product:${id} category:weaving`;
    const global = { price: 1200, currency: 'USD' as const };
    const prices = { regions: { global }, countries: { DE: global } };
    expect(await written('saved', { priceMap: prices })).toEqual([ofPrice]);
    const beyond = `${ofPrice} beyond-price beyond-price:weaving`;
    expect(await written('saved', { priceMap: prices, leadTimeWeeks: 3 })).toContain(beyond);
    expect(await written('saved', { priceMap: prices, leadTimeWeeks: 3, status: 'draft' })).toContain(beyond);
    expect(await written('saved', { priceMap: prices, leadTimeWeeks: 3 })).toContain(beyond);
  });

  it('an older process, which writes a row of the listing anew, tells more than prices', async () => {
    const id = await loom('published');
    const told = await heard.after(() =>
      database.db.transaction(async (tx) => {
        const isIts = eq(productListing.productId, id);
        const rows = await tx.select().from(productListing).where(isIts);
        await tx.delete(productListing).where(isIts);
        await tx.insert(productListing).values(rows);
      }),
    );
    expect(told).toEqual([`products product:${id} category:weaving beyond-price beyond-price:weaving`]);
  });
});
