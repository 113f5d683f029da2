import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { keptAndFresh, type Question } from '../testing/kept-and-fresh.ts';
import { aMaker, offer, prepareMarket } from '../testing/market.ts';
import { aProduct } from '../testing/product.ts';

describe('kept lists', () => {
  const database = testDatabase();
  let market: Awaited<ReturnType<typeof keptAndFresh>>;
  let maker = '';
  let other = '';
  let related = '';

  const priced = (price: number) => ({
    regions: { global: { price, currency: 'USD' as const } },
    countries: {},
  });
  const loom = (price: number, leadTimeWeeks = 12) =>
    aProduct({ handle: 'loom', condition: 'new', leadTimeWeeks, priceMap: priced(price) });

  beforeAll(async () => {
    await prepareMarket(database.db);
    market = await keptAndFresh(database.db);
    maker = await aMaker(database.db, 'Altınmekik');
    other = await aMaker(database.db, 'Norrvik');
    await offer(database.db, maker, [loom(1000)]);
    const used = { condition: 'used' as const, priceMap: priced(400) };
    [related = ''] = await offer(database.db, other, [
      aProduct({ ...used, handle: 'used' }),
      aProduct({ ...used, handle: 'knitter', categoryId: 'knitting', attributes: {} }),
    ]);
  });
  afterAll(() => market.close());

  /** Whether the answer is still kept after the change. */
  async function staysKept(question: Question, change: () => Promise<unknown>): Promise<boolean> {
    await market.heard();
    await market.kept(question);
    expect((await market.kept(question)).isKept).toBe(true);
    await change();
    await market.heard();
    return (await market.kept(question)).isKept;
  }
  let nextPrice = 1000;
  const newPrice = () => {
    nextPrice += 7;
    return offer(database.db, maker, [loom(nextPrice)]);
  };

  const lists: [string, string, boolean][] = [
    ['shows the product', '?condition=new', false],
    ['shows it in its category', '?category=weaving&condition=new', false],
    ['sorts by price', '?condition=used&sort=price-asc', false],
    ['sorts by falling price in its category', '?category=weaving&condition=used&sort=price-desc', false],
    ['filters by price', '?condition=used&price_min=10', false],
    ['filters by price in its category', '?category=machinery&condition=used&price_max=900', false],
    ['names a price in words', '?condition=used&q=loom+under+900+dollars', false],
    ['shows other products', '?condition=used', true],
    ['shows others of its category', '?category=weaving&condition=used', true],
    ['shows others by words', '?condition=used&q=loom', true],
    ['sorts other categories by price', '?category=knitting&sort=price-asc', true],
  ];

  it.each(lists)('after a new price, a list that %s', async (_what, query, isKept) => {
    expect(await staysKept({ path: `/api/products${query}` }, newPrice)).toBe(isKept);
  });

  it('any other change drops every list of its category, and those without one', async () => {
    let leadTime = 20;
    const change = () => offer(database.db, maker, [loom(nextPrice, ++leadTime)]);
    for (const [what, query] of lists) {
      const isElsewhere = query.includes('category=knitting');
      const isKept = await staysKept({ path: `/api/products${query}` }, change);
      expect([what, isKept]).toEqual([what, isElsewhere]);
    }
  });

  it('related products go with the price of one that is shown, and stay with any other', async () => {
    const question = { path: `/api/products/${related}/related` };
    expect(await staysKept(question, newPrice)).toBe(false);
    const hidden = aProduct({ handle: 'hidden', priceMap: priced(50) });
    await offer(database.db, other, [hidden]);
    const change = () => offer(database.db, other, [{ ...hidden, priceMap: priced(60) }]);
    expect(await staysKept(question, change)).toBe(true);
  });
});
