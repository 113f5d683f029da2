import { beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { testSession, testUser } from '../modules/accounts/testing.ts';
import { writeProducts } from '../modules/catalogue/index.ts';
import { prepareCatalogue } from '../modules/catalogue/module.ts';
import { aProduct } from '../modules/catalogue/testing.ts';
import { company } from '../modules/companies/index.ts';
import { insertRates } from '../modules/rates/index.ts';
import { testWeb } from './testing/test-web.ts';

describe('product html', () => {
  const market = testWeb();
  const { get, publish, shop } = market;

  let maker = '';
  let page = '';
  let draft = '';
  const cookies = { buyer: '', maker: '' };

  const headingOf = (html: string) => /<div id="root"><h1>([^<]*)/.exec(html)?.[1] ?? null;
  const dataOf = (html: string) => JSON.parse(/id="page-data">(.*)<\/script>/.exec(html)?.[1] ?? '');
  const asks = (path: string) => `/api/products${path.slice('/shop'.length)}?locale=en&currency=USD`;

  /** The first request may time out before its page is rendered. */
  async function made(url: string, cookie: string) {
    for (let tries = 0; tries < 200; tries++) {
      const answer = await get(url, { cookie });
      if (headingOf(answer.body)) return answer;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`${url} is not made`);
  }

  beforeAll(async () => {
    const { db } = market.database;
    await prepareCatalogue(db);
    await insertRates(db, {
      date: '2026-06-01',
      source: 'test',
      rates: { EUR: '1', USD: '1.25', CHF: '0.8' },
    });
    const seller = await testUser(db, { kind: 'machinery-manufacturer' });
    maker = seller.companyId ?? '';
    const products = [
      aProduct({ handle: 'loom', model: 'Loom' }),
      aProduct({ handle: 'draft', model: 'Draft', status: 'draft' }),
    ];
    const written = await db.transaction((tx) => writeProducts(tx, maker, products));
    [page = '', draft = ''] = written.map(({ row }) => `/shop/${row.id}`);
    cookies.buyer = await testSession(db, (await testUser(db)).userId);
    cookies.maker = await testSession(db, seller.userId);
    await publish(await shop('2.0.0-rendered', { isRendered: true }));
    await made(page, cookies.buyer);
  }, 60_000);

  it('comes with its answers to whoever is signed in, and is kept by nobody on the way', async () => {
    const { headers, body } = await made(`${page}?variant=1&utm_source=fair`, cookies.buyer);
    expect(headingOf(body)).toBe(`${page}?variant=1 USD ${asks(page)} /api/indicative-rates`);
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(dataOf(body).queries[0].state.data.id).toBe(page.slice('/shop/'.length));
  });

  it.each([
    ['a visitor', ''],
    ['a visitor whose session has ended', 'tezgah.session_token=gone'],
  ])('gives %s neither HTML nor data', async (_who, cookie) => {
    const { statusCode, body } = await get(page, { cookie });
    expect(statusCode).toBe(200);
    expect(headingOf(body)).toBeNull();
    expect(dataOf(body)).not.toHaveProperty('queries');
    expect(body).not.toContain('Loom');
  });

  it('comes of an unpublished product to its own company only', async () => {
    expect(headingOf((await made(draft, cookies.maker)).body)).toContain(asks(draft));
    const { body } = await get(draft, { cookie: cookies.buyer });
    expect(headingOf(body)).toBeNull();
    expect(body).not.toContain('Draft');
  });

  it('comes to nobody else once its maker is suspended', async () => {
    const standing = (verification: 'approved' | 'suspended') =>
      market.database.db.update(company).set({ verification }).where(eq(company.id, maker));
    await standing('suspended');
    const { body } = await get(page, { cookie: cookies.buyer });
    expect(headingOf(body)).toBeNull();
    expect(body).not.toContain('Loom');
    await made(page, cookies.maker);
    await standing('approved');
  });

  it('is left to the browser with parameters that it does not know', async () => {
    expect(headingOf((await get(`${page}?colour=red`, { cookie: cookies.buyer })).body)).toBeNull();
  });
});
