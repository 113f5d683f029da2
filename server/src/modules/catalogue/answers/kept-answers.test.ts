import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq, inArray, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Client } from 'pg';
import { testApp } from '../../../platform/testing/test-app.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { testSession, testUser } from '../../accounts/testing.ts';
import { insertRates } from '../../rates/index.ts';
import { catalogueModuleWith } from '../module.ts';
import { product } from '../schema.ts';
import { aMaker, offer, prepareMarket } from '../testing/market.ts';
import { aProduct } from '../testing/product.ts';
import { smallTree } from '../testing/small-tree.ts';

describe('kept answers', () => {
  const database = testDatabase();
  /** Two processes of one market. */
  const apps: FastifyInstance[] = [];
  const origins: string[] = [];
  let maker = '';
  let cookie = '';
  let id = '';

  const loom = (price: number) =>
    aProduct({
      handle: 'loom',
      priceMap: { regions: { global: { price, currency: 'USD' } }, countries: {} },
    });

  beforeAll(async () => {
    const { db } = database;
    await prepareMarket(db);
    maker = await aMaker(db, 'Altınmekik');
    [id = ''] = await offer(db, maker, [loom(1000)]);
    cookie = await testSession(db, (await testUser(db, { kind: 'retailer' })).userId);
    for (const _process of ['one', 'other']) {
      const app = await testApp({ db, modules: [catalogueModuleWith(smallTree)] });
      apps.push(app);
      origins.push(await app.listen({ port: 0, host: '127.0.0.1' }));
    }
  });
  afterAll(() => Promise.all(apps.map((app) => app.close())));

  type Asked = Readonly<{ path: string; priceIn: (body: never) => string }>;
  const list: Asked = {
    path: '/api/products?currency=USD',
    priceIn: ({ items }: { items: { price: { contract: { amount: string } } }[] }) =>
      items[0]?.price.contract.amount ?? '',
  };
  const detail = (): Asked => ({
    path: `/api/products/${id}?currency=USD`,
    priceIn: ({ price }: { price: { contract: { amount: string } } }) => price.contract.amount,
  });

  async function ask(origin: string, path: string, headers: Record<string, string> = { cookie }) {
    const answer = await fetch(origin + path, { headers });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: text && JSON.parse(text) };
  }

  /** Repeats until the answer comes from the cache, which needs the process to be listening. */
  async function untilKept(origin: string, path: string): Promise<void> {
    for (let tries = 0; tries < 200; tries += 1) {
      if ((await ask(origin, path)).headers.get('x-cache') === 'hit') return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`${path} is never kept`);
  }

  it.each([
    ['the listing', () => list, 1000, 2000],
    ['a product', detail, 2000, 3000],
  ])('%s is kept, and a new price is seen in every process', async (_what, asked, before, after) => {
    const { path, priceIn } = asked();
    for (const origin of origins) {
      await untilKept(origin, path);
      expect(priceIn((await ask(origin, path)).body as never)).toBe(`${before}`);
    }
    await offer(database.db, maker, [loom(after)]);
    for (const origin of origins) {
      expect(await isSeen(origin, asked(), `${after}`)).toBe(true);
    }
  });

  async function isSeen(origin: string, { path, priceIn }: Asked, price: string): Promise<boolean> {
    for (let tries = 0; tries < 200; tries += 1) {
      if (priceIn((await ask(origin, path)).body as never) === price) return true;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return false;
  }

  it('what its seller takes back is gone, however often it was seen', async () => {
    const { path } = detail();
    const [origin = ''] = origins;
    await untilKept(origin, path);
    await database.db.update(product).set({ status: 'draft' }).where(eq(product.id, id));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect((await ask(origin, path)).status).toBe(404);
    await database.db.update(product).set({ status: 'published' }).where(eq(product.id, id));
  });

  it('one key for one question, another for another country, currency or language', async () => {
    const [origin = ''] = origins;
    await untilKept(origin, '/api/products?condition=new,used');
    const isKept = async (path: string, more = '') =>
      (await ask(origin, path, { cookie: `${cookie}${more}` })).headers.get('x-cache');
    expect(await isKept('/api/products?unheard=of&condition=new&condition=used')).toBe('hit');
    expect(await isKept('/api/products?condition=new,used&locale=tr')).toBe('miss');
    expect(await isKept('/api/products?condition=new,used', '; selected_currency=CHF')).toBe('miss');
    expect(await isKept('/api/products?condition=new,used', '; pricing_country=DE')).toBe('miss');
  });

  it('answers 304 to a visitor, and sends no tag to a signed-in user', async () => {
    const [origin = ''] = origins;
    const first = await ask(origin, list.path, {});
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    const tag = first.headers.get('etag') ?? '';
    expect((await ask(origin, list.path, { 'if-none-match': tag })).status).toBe(304);
    expect((await ask(origin, list.path, { 'if-none-match': '"other"' })).status).toBe(200);
    const own = await ask(origin, list.path);
    expect([own.headers.get('etag'), own.headers.get('cache-control')]).toEqual([null, 'private, no-store']);
  });

  it('a list stays kept while a product of another category is offered, and goes with the rates', async () => {
    const [origin = ''] = origins;
    const path = '/api/products?category=knitting';
    const before = await keptBody(origin, path);
    await untilKept(origin, list.path);
    await offer(database.db, await aMaker(database.db, 'Norrvik'), [loom(700)]);
    await untilMade(origin, list.path);
    expect(await keptBody(origin, path)).toEqual(before);
    await database.db.execute(sql`delete from exchange_rate where date = '1999-01-04'`);
    await untilMade(origin, path);
    expect(await keptBody(origin, path)).not.toEqual(before);
  });

  async function keptBody(origin: string, path: string): Promise<unknown> {
    await untilKept(origin, path);
    return (await ask(origin, path)).body;
  }

  /** Repeats until the answer is made anew. */
  async function untilMade(origin: string, path: string): Promise<void> {
    for (let tries = 0; tries < 200; tries += 1) {
      if ((await ask(origin, path)).headers.get('x-cache') === 'miss') return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`${path} stays kept`);
  }

  it('prices are converted at new rates once they are stored', async () => {
    const [origin = ''] = origins;
    const path = `/api/products/${id}?currency=EUR`;
    await untilKept(origin, path);
    const before = (await ask(origin, path)).body.price.display.amount;
    const rates = { date: '2099-01-05', source: 'test', rates: { EUR: '1', USD: '2', CHF: '1' } };
    await database.db.transaction((tx) => insertRates(tx, rates));
    await untilMade(origin, path);
    const after = (await ask(origin, path)).body.price;
    expect([after.rateDate, after.display.amount]).toEqual(['2099-01-05', '1500']);
    expect(before).not.toBe('1500');
  });

  it('one change of very many products names none of them', async () => {
    const heard: string[] = [];
    const client = new Client(database.db.$client.options);
    await client.connect();
    client.on('notification', ({ payload }) => heard.push(payload ?? ''));
    await client.query('listen market_change');
    const others = await aMaker(database.db, 'Many');
    const many = Array.from({ length: 101 }, () => aProduct({ status: 'draft' }));
    const ids = await offer(database.db, others, many);
    const changed = (count: number) =>
      database.db
        .update(product)
        .set({ leadTimeWeeks: sql`${product.leadTimeWeeks} + 1` })
        .where(inArray(product.id, ids.slice(0, count)));
    await changed(2);
    await changed(101);
    await client.query('select 1');
    await client.end();
    const named = (it: string) => `products product:${it} category:weaving beyond-price beyond-price:weaving`;
    expect(heard.toSorted()).toEqual(['', ...ids.slice(0, 2).map(named)].toSorted());
  });

  it('compresses kept answers for clients that take it, and no others', async () => {
    const sent = async (url: string, headers: Record<string, string> = {}) => {
      const { headers: answered, rawPayload } = await (apps[0] as FastifyInstance).inject({ url, headers });
      return { vary: answered.vary, encoding: answered['content-encoding'], body: rawPayload };
    };
    const plain = await sent(list.path);
    const small = await sent(list.path, { 'accept-encoding': 'br, gzip' });
    expect([plain.encoding, small.encoding]).toEqual([undefined, 'gzip']);
    expect([plain.vary, small.vary]).toEqual(['Accept-Encoding', 'Accept-Encoding']);
    expect(gunzipSync(small.body)).toEqual(plain.body);
    expect(small.body.length).toBeLessThan(plain.body.length / 2);
    const own = await sent('/api/manufacturer/products', { cookie, 'accept-encoding': 'gzip' });
    expect(own.encoding).toBeUndefined();
  });

  it('every table that answers are made from tells of its changes', async () => {
    const { rows } = await database.db.execute<{ told: string }>(sql`
    select tgrelid::regclass || ': ' || string_agg(
      concat_ws(' ', tgname, tgoldtable, tgnewtable), ', ' order by tgname) as told
    from pg_trigger where tgfoid in
      ('tell_market_change'::regproc, 'tell_product_change'::regproc, 'tell_product_update'::regproc)
    group by tgrelid order by 1`);
    expect(rows.map(({ told }) => told)).toEqual([
      'company: company_change',
      'exchange_rate: exchange_rate_change',
      'product: deleted changed, emptied, updated before changed',
      'product_country_price: deleted changed, emptied, inserted changed, updated_from changed, updated_to changed',
      'product_listing: deleted changed, emptied, inserted changed, updated before changed',
      'uploaded_file: held_datasheet_change',
    ]);
  });
});
