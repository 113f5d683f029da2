import { beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { relistWhenEmpty } from '../listing/relist.ts';
import type { ProductInput } from '../product-input.ts';
import { product, productCountryPrice, productListing } from '../schema.ts';
import { aMaker, offer, prepareMarket } from '../testing/market.ts';
import { aProduct } from '../testing/product.ts';
import { smallTree } from '../testing/small-tree.ts';
import { checkProduct } from './check-product.ts';
import { ProductsRefused, writeProducts } from './write-products.ts';

describe('write products', () => {
  const database = testDatabase();
  let seller = '';
  beforeAll(async () => {
    await prepareMarket(database.db);
    seller = await aMaker(database.db, 'Altınmekik');
  });

  const write = (...products: ProductInput[]) =>
    database.db.transaction((tx) => writeProducts(tx, seller, products, { tree: smallTree }));
  const listed = async (id: string) => {
    const [row] = await database.db.select().from(productListing).where(eq(productListing.productId, id));
    return row ?? null;
  };
  const outcomes = async (...products: ProductInput[]) =>
    (await write(...products)).map(({ outcome }) => outcome);

  it('finds its products again by handle: inserted, unchanged, updated', async () => {
    const first = aProduct({ handle: 'rl-190' });
    expect(await outcomes(first, aProduct({ handle: 'rl-220' }))).toEqual(['inserted', 'inserted']);
    expect(await outcomes(first)).toEqual(['unchanged']);
    expect(await outcomes({ ...first, leadTimeWeeks: 6 })).toEqual(['updated']);
    const other = await aMaker(database.db, 'Norrvik');
    const [elsewhere] = await database.db.transaction((tx) =>
      writeProducts(tx, other, [first], { tree: smallTree }),
    );
    expect(elsewhere?.outcome).toBe('inserted');
  });

  it('dates each product by its own past', async () => {
    const days = [new Date('2026-03-01T12:00:00Z'), new Date('2026-01-01T12:00:00Z')];
    const written = await database.db.transaction((tx) =>
      writeProducts(tx, seller, [aProduct(), aProduct()], { tree: smallTree, addedAt: days }),
    );
    const rows = await Promise.all(written.map(({ row }) => listed(row.id)));
    expect(rows.map((row) => row?.publishedAt)).toEqual(days);
  });

  it('lists what is published and nothing else, through every change', async () => {
    const input = aProduct({
      handle: 'listed',
      status: 'draft',
      priceMap: {
        regions: { global: { price: 100, currency: 'USD' } },
        countries: { TR: { price: 90, currency: 'USD' } },
      },
    });
    const [written] = await write(input);
    const id = written?.row.id ?? '';
    expect(await listed(id)).toBeNull();
    await write({ ...input, status: 'published' });
    expect(await listed(id)).toMatchObject({ usdGlobal: '100.0000', ownPrices: { TR: '90.0000' } });
    expect(
      await database.db.select().from(productCountryPrice).where(eq(productCountryPrice.productId, id)),
    ).toEqual([{ country: 'TR', productId: id, categoryId: 'weaving', usd: '90.0000' }]);
    await write({ ...input, status: 'archived' });
    expect(await listed(id)).toBeNull();
    expect(
      await database.db.select().from(productCountryPrice).where(eq(productCountryPrice.productId, id)),
    ).toEqual([]);
  });

  it('keeps the day of the first publication', async () => {
    const input = aProduct({ handle: 'dated' });
    const [first, later] = [new Date('2026-01-01T00:00:00Z'), new Date('2026-02-01T00:00:00Z')];
    const [id = ''] = await offer(database.db, seller, [input], first);
    await offer(database.db, seller, [{ ...input, model: 'RL-191' }], later);
    const [row] = await database.db.select().from(product).where(eq(product.id, id));
    expect(row).toMatchObject({ publishedAt: first, createdAt: first, updatedAt: later, model: 'RL-191' });
  });

  it('lists only what can be filtered by', async () => {
    const [id = ''] = await offer(database.db, seller, [
      aProduct({ attributes: { shedding: 'cam', reed_width_cm: 190, weight_kg: 4000 } }),
    ]);
    const row = await listed(id);
    expect(row?.numbers).toEqual({ reed_width_cm: 190 });
    expect(row?.terms.filter((it) => it.startsWith('attr.'))).toEqual(['attr.shedding:cam']);
  });

  it('makes an emptied listing anew, and leaves another alone', async () => {
    const before = await database.db.select().from(productListing).orderBy(productListing.productId);
    await relistWhenEmpty(database.db, smallTree);
    expect(await database.db.select().from(productListing).orderBy(productListing.productId)).toEqual(before);
    await database.db.execute('truncate product_listing, product_country_price');
    await relistWhenEmpty(database.db, smallTree);
    expect(await database.db.select().from(productListing).orderBy(productListing.productId)).toEqual(before);
  });

  it('writes nothing when one product is refused', async () => {
    const before = await database.db.$count(product);
    const bad = aProduct({ handle: 'bad', attributes: { shedding: 'magic' } });
    await expect(write(aProduct({ handle: 'good' }), bad)).rejects.toThrow(ProductsRefused);
    await expect(write(aProduct({ handle: 'twice' }), aProduct({ handle: 'twice' }))).rejects.toMatchObject({
      faults: [{ index: 1, field: 'handle', reason: 'repeated' }],
    });
    expect(await database.db.$count(product)).toBe(before);
  });

  describe('a product is refused for', () => {
    const sizes = [
      { id: 'size', name: { en: 'Size', tr: null }, values: [{ id: 's', label: { en: 'S', tr: null } }] },
    ];
    const variant = (values: string[]) => [
      { id: 'v', values, sku: null, priceMap: { regions: {}, countries: {} } },
    ];
    it.each<[string, Partial<ProductInput>, string, string]>([
      ['an unknown category', { categoryId: 'spaceships' }, 'categoryId', 'unknown'],
      [
        'an attribute of another category',
        { attributes: { count_ne: 40 } },
        'attributes.count_ne',
        'unknown',
      ],
      [
        'words for a number',
        { attributes: { reed_width_cm: '190' } },
        'attributes.reed_width_cm',
        'not-a-number',
      ],
      ['a number for a yes or no', { attributes: { terry: 1 } }, 'attributes.terry', 'not-a-boolean'],
      [
        'a choice that is none',
        { attributes: { shedding: 'magic' } },
        'attributes.shedding',
        'not-an-option',
      ],
      [
        'a list with a stranger',
        { categoryId: 'yarn', attributes: { fibres: ['cotton', 'steel'] } },
        'attributes.fibres',
        'not-options',
      ],
      ['a number for a text', { categoryId: 'yarn', attributes: { lot: 7 } }, 'attributes.lot', 'not-a-text'],
      [
        'a variant that leaves an option open',
        { options: sizes, variants: variant([]) },
        'variants.0.values',
        'not-options',
      ],
      [
        'a variant of an unknown value',
        { options: sizes, variants: variant(['xl']) },
        'variants.0.values',
        'not-options',
      ],
    ])('%s', (_case, changes, field, reason) => {
      expect(checkProduct(aProduct(changes), smallTree)).toEqual([{ field, reason }]);
    });

    it('nothing when all is right', () => {
      expect(checkProduct(aProduct({ options: sizes, variants: variant(['s']) }), smallTree)).toEqual([]);
    });
  });
});
