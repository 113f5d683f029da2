import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import {
  listedPoints,
  type OwnProductSummary,
  ownProductSorts,
  ownProductsAnswer,
} from 'shared-kit/contract/products';
import { seededRandom } from '../../../platform/seeded-random.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { testSession, testUser } from '../../accounts/testing.ts';
import { maker } from '../editing/testing/maker.ts';
import { catalogueModuleWith } from '../module.ts';
import { aMaker, offer, prepareMarket } from '../testing/market.ts';
import { aProduct } from '../testing/product.ts';
import { randomProduct } from '../testing/random-product.ts';
import { smallTree } from '../testing/small-tree.ts';

describe('own products', () => {
  const database = testDatabase();
  const many = 40;
  const text = { en: 'Quiet loom', tr: 'Sessiz tezgâh' };
  const bothLanguages = { title: text, description: text };
  const aPicture = { file: `${'a'.repeat(64)}.png`, alt: '', source: '' };
  let app: FastifyInstance;
  let cookie = '';
  beforeAll(async () => {
    const { db } = database;
    app = await testApp({ db, modules: [catalogueModuleWith(smallTree)] });
    await prepareMarket(db);
    const user = await testUser(db, { kind: 'machinery-manufacturer' });
    cookie = await testSession(db, user.userId);
    const random = seededRandom(7);
    const statuses = ['draft', 'published', 'archived'] as const;
    const products = Array.from({ length: many }, () => ({
      ...randomProduct(random),
      ...(random.chance(0.4) && bothLanguages),
      images: random.chance(0.5) ? [aPicture] : [],
      status: random.pick(statuses),
      sku: random.chance(0.7) ? `AM-${random.whole(1, 30)}` : null,
      leadTimeWeeks: random.whole(1, 5),
      details: random.chance(0.5) ? { hsCode: '8446.30' } : { hsCode: ' ' },
    }));
    // Some of the same moment, so that the order falls back on ids.
    for (const [at, product] of products.entries())
      await offer(db, user.companyId ?? '', [product], new Date(Date.UTC(2026, 5, 1 + (at % 9))));
    await offer(db, await aMaker(db, 'Rakip'), [aProduct({ title: { en: 'Somebody else’s' } })]);
  });
  afterAll(() => app.close());

  async function list(query: Record<string, string> = {}) {
    const answer = await app.inject({
      url: `/api/manufacturer/products?${new URLSearchParams(query)}`,
      headers: { cookie },
    });
    return { status: answer.statusCode, body: answer.json() };
  }
  const page = async (query: Record<string, string> = {}) =>
    ownProductsAnswer.parse((await list(query)).body);
  async function all(query: Record<string, string> = {}) {
    const found: OwnProductSummary[] = [];
    let cursor: string | null = null;
    do {
      const next = await page({ limit: '7', ...query, ...(cursor && { cursor }) });
      found.push(...next.products);
      cursor = next.next;
    } while (cursor);
    return found;
  }

  const keyOf = {
    changed: ({ updatedAt }: OwnProductSummary) => updatedAt,
    name: ({ title }: OwnProductSummary) => title.toLowerCase(),
    sku: ({ sku }: OwnProductSummary) => sku ?? '',
  };

  describe.each(ownProductSorts)('sorted by %s', (sort) => {
    it.each(['asc', 'desc'])('%s has each product once, in order', async (order) => {
      const found = await all({ sort, order });
      expect(new Set(found.map(({ id }) => id)).size).toBe(many);
      const keys = found.map(keyOf[sort]);
      const inOrder = keys.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
      expect(keys).toEqual(order === 'asc' ? inOrder : inOrder.toReversed());
    });

    it('refuses the position of another order', async () => {
      const { next } = await page({ sort, limit: '7' });
      const other = sort === 'name' ? 'sku' : 'name';
      expect(await list({ sort: other, cursor: next ?? '' })).toMatchObject({
        status: 400,
        body: { code: 'cursor.invalid' },
      });
    });
  });

  it.each(listedPoints)('finds those that lack %s, which are those whose row says so', async (point) => {
    const saying = (await all()).filter(({ missing }) => missing.includes(point));
    const found = await all({ missing: point });
    expect(found.map(({ id }) => id)).toEqual(saying.map(({ id }) => id));
    expect((await page({ missing: point })).found).toBe(saying.length);
    // Otherwise the comparison would say nothing.
    expect(saying.length).toBeGreaterThan(0);
    expect(saying.length).toBeLessThan(many);
  });

  it('finds by status and category, and says how many of which category there are', async () => {
    const everything = await all();
    const drafts = everything.filter(({ status }) => status === 'draft');
    expect((await all({ status: 'draft' })).map(({ id }) => id)).toEqual(drafts.map(({ id }) => id));
    const { categories, total } = await page({ status: 'draft' });
    expect(total).toBe(many);
    expect(categories.reduce((sum, { products }) => sum + products, 0)).toBe(many);
    for (const { id, products } of categories) expect((await page({ category: id })).found).toBe(products);
  });

  it.each([
    ['name', 'tezgah', { title: { en: 'Loom', tr: 'Çözgülü Tezgâh' } }],
    [
      'words in any order, without case or marks',
      'TEZGAH cozgu',
      { title: { en: 'Loom', tr: 'Çözgülü Tezgâh' } },
    ],
    ['article number', 'zq-77', { sku: 'ZQ-77/A' }],
    ['a part of the model', 'xk-9', { model: 'XXK-9' }],
  ])('finds by %s', async (_what, q, changes) => {
    const user = await testUser(database.db, { kind: 'machinery-manufacturer' });
    const [id] = await offer(database.db, user.companyId ?? '', [
      aProduct(changes),
      aProduct({ title: { en: 'Warp knitter', tr: 'Örme makinesi' } }),
    ]);
    const answer = await app.inject({
      url: `/api/manufacturer/products?${new URLSearchParams({ q })}`,
      headers: { cookie: await testSession(database.db, user.userId) },
    });
    const { products, found, total } = ownProductsAnswer.parse(answer.json());
    expect(products.map((it) => it.id)).toEqual([id]);
    expect({ found, total }).toEqual({ found: 1, total: 2 });
  });

  it('searches by letters and digits alone, whatever stands between them', async () => {
    const all = await page({});
    expect((await page({ q: '.' })).found).toBe(all.found);
    expect((await page({ q: '(.*[a\\' })).found).toBe((await page({ q: 'a' })).found);
    expect((await page({ q: 'станок 織機 😀' })).found).toBe(0);
  });

  it.each(['sort=price', 'status=sold', 'missing=love', 'cursor=x', 'limit=0'])(
    'refuses %s',
    async (query) => {
      expect((await list(Object.fromEntries(new URLSearchParams(query)))).status).toBe(400);
    },
  );

  it('says that changes wait beside what is public, and shows a name of whichever language there is', async () => {
    const user = await testUser(database.db, { kind: 'machinery-manufacturer' });
    const session = await testSession(database.db, user.userId);
    const own = maker(app, session);
    const [id = ''] = await offer(database.db, user.companyId ?? '', [aProduct()]);
    const draft = await own.add('Tezgâh', 'weaving', 'tr');
    await own.edit(id, () => ({ leadTimeWeeks: 30 }));
    const { products } = ownProductsAnswer.parse((await own.ask('?locale=en')).body);
    expect(products.map((it) => [it.id, it.title, it.changesWait, it.leadTimeWeeks])).toEqual([
      [draft, 'Tezgâh', false, 0],
      [id, 'Rapier loom RL-190', true, 12],
    ]);
  });
});
