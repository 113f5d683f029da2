import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ProductListAnswer } from 'shared-kit/contract/catalogue';
import { eachSeed } from 'shared-kit/testing/random-runs';
import { type Random, seededRandom } from '../../../platform/seeded-random.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import {
  type Asked,
  counted,
  type Known,
  matching,
  ordered,
  rangeOf,
  type View,
} from '../testing/listing-oracle.ts';
import { aMaker, offer, prepareMarket } from '../testing/market.ts';
import { randomProduct } from '../testing/random-product.ts';
import { randomSearch, randomView, searchedWords, sorts } from '../testing/random-questions.ts';
import { smallTree } from '../testing/small-tree.ts';
import { testCursors } from '../testing/test-cursors.ts';
import { usualCap } from './find-page.ts';
import { listProducts } from './list-products.ts';
import { readListQuery } from './list-query.ts';

describe('listing', () => {
  const database = testDatabase();
  const all: Known[] = [];
  let makers: string[] = [];
  const random = seededRandom(20260601);

  beforeAll(async () => {
    await prepareMarket(database.db);
    makers = await Promise.all(
      ['Altınmekik', 'Norrvik', 'Orsetti', 'Kettenhof'].map((name) => aMaker(database.db, name)),
    );
    for (let batch = 0; batch < 25; batch += 1) {
      const seller = random.pick(makers);
      const published = Date.UTC(2026, 0, random.whole(1, 20));
      const products = Array.from({ length: 20 }, () => randomProduct(random));
      const ids = await offer(database.db, seller, products, new Date(published));
      all.push(...products.map((product, at) => ({ id: ids[at] ?? '', seller, published, product })));
    }
    await database.db.execute('analyze product_listing');
  });

  const ask = (asked: Asked, { country, currency }: View, cap = usualCap): Promise<ProductListAnswer> =>
    listProducts(database.db, {
      tree: smallTree,
      cursors: testCursors,
      country,
      query: readListQuery({ ...asked, asked: asked.q, currency }, smallTree, {}),
      cap,
    });

  async function walk(asked: Asked, view: View, cap = usualCap) {
    const forward: string[] = [];
    let answer = await ask(asked, view, cap);
    expect(answer.previous).toBeNull();
    for (;;) {
      forward.push(...answer.items.map(({ id }) => id));
      if (answer.next === null) break;
      answer = await ask({ ...asked, cursor: answer.next }, view, cap);
    }
    const backward = answer.items.map(({ id }) => id);
    while (answer.previous !== null) {
      answer = await ask({ ...asked, cursor: answer.previous }, view, cap);
      backward.unshift(...answer.items.map(({ id }) => id));
    }
    return { forward, backward };
  }

  const filtersIn = ({ sort: _sort, limit: _limit, ...filters }: Asked): Asked => filters;

  const runs = { file: 'listing/listing', failedOnce: [] };
  const eachQuestion = (
    name: string,
    seeds: Readonly<{ from: number; few: number; many: number }>,
    test: (random: Random) => Promise<void>,
  ) => eachSeed(name, { ...runs, ...seeds }, (seed) => test(seededRandom(seed)));

  /** A facet of the listing in the oracle's format. */
  const shownIn = (facet: ProductListAnswer['facets'][number]) =>
    facet.kind === 'range'
      ? [facet.min, facet.max]
      : Object.fromEntries(
          facet.options.filter(({ count }) => count > 0).map(({ value, count }) => [value, count]),
        );

  function expectedOf(facet: ProductListAnswer['facets'][number], asked: Asked, view: View) {
    const others = matching(all, asked, view, facet.key);
    return facet.kind === 'range' ? rangeOf(others, facet.key, view, asked) : counted(others, facet.key);
  }

  describe('against every product counted by hand', () => {
    eachQuestion('agrees', { from: 0, few: 120, many: 2000 }, async (from) => {
      const view = randomView(from);
      const { sort = 'newest', ...asked } = randomSearch(from, makers);
      const answer = await ask({ ...asked, sort, limit: '7' }, view);
      const found = matching(all, asked, view);
      expect({ asked, total: answer.total }).toEqual({ asked, total: { count: found.length, exact: true } });
      expect(answer.items.map(({ id }) => id)).toEqual(ordered(found, sort, view).slice(0, 7));
      for (const facet of answer.facets) {
        const { key, exact } = facet;
        const expected = { asked, key, exact: true, shown: expectedOf(facet, asked, view) };
        expect({ asked, key, exact, shown: shownIn(facet) }).toEqual(expected);
      }
    });
  });

  describe('counting little', () => {
    const cap = 40;
    eachQuestion(
      'never says more than there is, and says where it stopped',
      { from: 1000, few: 30, many: 500 },
      async (from) => {
        const view = randomView(from);
        const asked = filtersIn(randomSearch(from, makers));
        const { total, facets } = await ask(asked, view, cap);
        const count = matching(all, asked, view).length;
        expect({ asked, total }).toEqual({
          asked,
          total: { count: Math.min(count, 40), exact: count <= 40 },
        });
        for (const facet of facets) {
          const expected = expectedOf(facet, asked, view);
          if (facet.exact) expect({ asked, shown: shownIn(facet) }).toEqual({ asked, shown: expected });
          else expect(matching(all, asked, view, facet.key).length).toBeGreaterThan(40);
          if (facet.kind === 'choice') {
            const least = expected as Record<string, number>;
            for (const { value, count: shown } of facet.options) {
              expect(shown).toBeLessThanOrEqual(least[value] ?? 0);
            }
          }
        }
      },
    );
  });

  describe('reading words along an index, the set being too large to sort', () => {
    const cap = 10;
    eachQuestion('agrees', { from: 2000, few: 40, many: 1000 }, async (from) => {
      const view = randomView(from);
      const { sort = 'newest', ...asked } = { ...randomSearch(from, makers), q: from.pick(searchedWords) };
      const answer = await ask({ ...asked, sort, limit: '7' }, view, cap);
      const expected = ordered(matching(all, asked, view), sort, view).slice(0, 7);
      expect({ asked, sort, ids: answer.items.map(({ id }) => id) }).toEqual({ asked, sort, ids: expected });
    });
  });

  it('offers the facets of the categories that are chosen', async () => {
    const keys = async (category: string) =>
      (await ask({ category }, { country: null, currency: 'USD' })).facets.map(({ key }) => key);
    const everywhere = ['price', 'lead_time_max', 'maker', 'condition', 'origin'];
    expect(await keys('')).toEqual(['category', ...everywhere]);
    expect(await keys('machinery')).toEqual(['category', ...everywhere]);
    expect(await keys('yarn')).toEqual(['category', 'attr.fibres', 'attr.count_ne', ...everywhere]);
    expect(await keys('weaving')).toEqual([
      'category',
      'attr.shedding',
      'attr.reed_width_cm',
      'attr.terry',
      'attr.gauge',
      ...everywhere,
    ]);
  });

  const visits: (View & { asked: Asked })[] = [
    { country: null, currency: 'USD', asked: { origin: 'TR,DE' } },
    { country: 'TR', currency: 'CHF', asked: {} },
    { country: 'TR', currency: 'USD', asked: { category: 'weaving,textiles', condition: 'new,used' } },
    { country: 'US', currency: 'EUR', asked: { category: 'knitting', lead_time_max: '16' } },
  ];
  const ways = [
    ['the sorted set', usualCap],
    ['an index, the set being too large to sort', 10],
  ] as const;
  describe.each(sorts.flatMap((sort) => ways.map(([way, cap]) => [sort, way, cap] as const)))(
    'sorted by %s, from %s',
    (sort, _way, cap) => {
      it.each(visits)(
        'walks the whole order forwards and back: $country, $asked',
        async ({ asked, ...view }) => {
          const expected = ordered(matching(all, asked, view), sort, view);
          const { forward, backward } = await walk({ ...asked, sort, limit: '41' }, view, cap);
          expect(forward).toEqual(expected);
          expect(backward).toEqual(expected);
        },
      );
    },
  );

  describe('random walks', () => {
    eachQuestion(
      'go forwards and back, nothing twice and nothing left out',
      { from: 2000, few: 20, many: 300 },
      async (from) => {
        const view = randomView(from);
        const asked = randomSearch(from, makers);
        const [, cap] = from.pick(ways);
        const expected = ordered(matching(all, filtersIn(asked), view), asked.sort ?? '', view);
        const walked = await walk({ ...asked, limit: `${from.whole(20, 60)}` }, view, cap);
        expect({ asked, ...walked }).toEqual({ asked, forward: expected, backward: expected });
      },
    );
  });

  it('walks a search forwards and back, each product once', async () => {
    const view: View = { country: 'TR', currency: 'USD' };
    const found = matching(all, {}, view).filter(({ product }) => /loom/.test(product.title.en));
    const { forward, backward } = await walk({ q: 'loom', limit: '41' }, view);
    expect(forward.toSorted()).toEqual(found.map(({ id }) => id).toSorted());
    expect(backward).toEqual(forward);
  });

  describe.each<Asked>([
    {},
    { q: 'loom' },
    { price_max: '400' },
    { category: 'weaving' },
    { category: 'weaving', 'attr.reed_width_cm': '170..340' },
    { category: 'weaving', 'attr.shedding': 'cam', condition: 'new,used' },
    { category: 'machinery', origin: 'TR', lead_time_max: '16' },
  ])('at the edge of what is counted: %j', (asked) => {
    const view: View = { country: 'TR', currency: 'USD' };
    it.each([0, 1, -1])('a cap of %i more than there are', async (more) => {
      const there = matching(all, asked, view).length;
      const cap = there + more;
      const { total } = await ask(asked, view, cap);
      expect(total).toEqual({ count: Math.min(there, cap), exact: more >= 0 });
    });
  });
});
