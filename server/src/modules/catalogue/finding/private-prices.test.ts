import { beforeAll, describe, expect, it } from '@jest/globals';
import { Decimal } from 'decimal.js';
import { seededRandom } from '../../../platform/seeded-random.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import type { PrivatePrices } from '../../private-prices/index.ts';
import { type Asked, type Known, matching, ordered, rangeOf, type View } from '../testing/listing-oracle.ts';
import { aMaker, offer, prepareMarket } from '../testing/market.ts';
import { randomProduct } from '../testing/random-product.ts';
import { smallTree } from '../testing/small-tree.ts';
import { testCursors } from '../testing/test-cursors.ts';
import { usualCap } from './find-page.ts';
import { listProducts } from './list-products.ts';
import { readListQuery } from './list-query.ts';

describe('private prices', () => {
  const database = testDatabase();
  const all: Known[] = [];
  let [generous, exact, other] = ['', '', ''];
  const random = seededRandom(20261125);

  beforeAll(async () => {
    const { db } = database;
    await prepareMarket(db);
    [generous, exact, other] = [
      await aMaker(db, 'Cömert'),
      await aMaker(db, 'Kesin'),
      await aMaker(db, 'Öteki'),
    ];
    for (const seller of [generous, exact, other]) {
      const products = Array.from({ length: 80 }, () => randomProduct(random));
      const published = Date.UTC(2026, 0, 1);
      const ids = await offer(db, seller, products, new Date(published));
      all.push(...products.map((product, at) => ({ id: ids[at] ?? '', seller, published, product })));
    }
    await db.execute('analyze product_listing');
  });

  /** Every third product of a maker has a fixed price, which falls as those of others rise. */
  const fixedAmount = (at: number): string | null => (at % 3 === 0 ? `${600 - at * 2}.5` : null);

  const ownPrices = (): PrivatePrices => ({
    pathOf: smallTree.pathOf,
    lists: [
      {
        name: 'Projects',
        makerId: generous,
        byCategory: new Map([
          ['machinery', '25'],
          ['weaving', '60'],
        ]),
        byProduct: new Map(),
      },
      {
        name: 'Fixed',
        makerId: exact,
        byCategory: new Map(),
        byProduct: new Map(
          all
            .filter(({ seller }) => seller === exact)
            .flatMap(({ id }, at) => {
              const amount = fixedAmount(at);
              const prices = amount ? [{ zone: 'global' as const, amount, currency: 'USD' as const }] : [];
              return amount ? [[id, [{ variantId: null, prices }]] as const] : [];
            }),
        ),
      },
    ],
  });

  /** The same by hand. */
  function paid({ id, seller, product }: Known, publicPrice: Decimal | null): Decimal | null {
    if (seller === exact) {
      const at = all.filter((it) => it.seller === exact).findIndex((it) => it.id === id);
      const amount = fixedAmount(at);
      return amount ? new Decimal(amount) : publicPrice;
    }
    if (seller !== generous || !publicPrice) return publicPrice;
    const path = smallTree.pathOf(product.categoryId).map((it) => it.id);
    const percent = path.includes('weaving') ? 60 : path.includes('machinery') ? 25 : 0;
    return publicPrice.mul(100 - percent).div(100);
  }

  const ask = (asked: Asked, { country, currency }: View, cap: number) =>
    listProducts(database.db, {
      tree: smallTree,
      cursors: testCursors,
      country,
      cap,
      privatePrices: ownPrices(),
      query: readListQuery({ ...asked, currency }, smallTree, {}),
    });

  const questions: readonly Asked[] = [
    {},
    { category: 'weaving' },
    { category: 'machinery', condition: 'new,used' },
    { price_max: '300' },
    { price_min: '100', price_max: '450', category: 'machinery' },
  ];
  const views = [
    { country: null, currency: 'USD', paid },
    { country: 'TR', currency: 'EUR', paid },
    { country: 'DE', currency: 'CHF', paid },
  ] as const satisfies readonly View[];

  describe.each([
    ['all that match sorted', usualCap],
    ['parts in the order of an index', 10],
  ])('a company’s own prices, %s', (_way, cap) => {
    it.each(
      views.flatMap((view) =>
        questions.flatMap((asked) =>
          (['price-asc', 'price-desc', 'newest'] as const).map((sort) => ({ asked, sort, view })),
        ),
      ),
    )('sort and filter: $asked by $sort for $view.country', async ({ asked, sort, view }) => {
      const found = matching(all, asked, view);
      const walked: string[] = [];
      for (let cursor: string | null = ''; cursor !== null; ) {
        const answer = await ask({ ...asked, sort, limit: '37', ...(cursor && { cursor }) }, view, cap);
        walked.push(...answer.items.map(({ id }) => id));
        cursor = answer.next;
      }
      expect(walked).toEqual(ordered(found, sort, view));
    });
  });

  it('are in the range of prices and on the cards', async () => {
    const [, view] = views;
    const { facets } = await ask({}, view, usualCap);
    const price = facets.find(({ key }) => key === 'price');
    const range = price?.kind === 'range' && [price.min, price.max];
    expect(range).toEqual(rangeOf(matching(all, {}, view), 'price', view, {}));
  });

  it('name their list on the cards of its maker alone', async () => {
    const [, view] = views;
    const listsOf = async (maker: string) => {
      const { items } = await ask({ maker, limit: '60' }, view, usualCap);
      return new Set(items.map(({ price }) => price?.list?.name ?? null));
    };
    expect(await listsOf(generous)).toEqual(new Set(['Projects', null]));
    expect(await listsOf(exact)).toEqual(new Set(['Fixed', null]));
    expect(await listsOf(other)).toEqual(new Set([null]));
  });
});
