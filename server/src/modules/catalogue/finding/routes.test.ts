import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { testApp } from '../../../platform/testing/test-app.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { catalogueModuleWith } from '../module.ts';
import { aMaker, offer, prepareMarket } from '../testing/market.ts';
import { aProduct } from '../testing/product.ts';
import { smallTree } from '../testing/small-tree.ts';

describe('routes', () => {
  const database = testDatabase();
  let app: FastifyInstance;

  beforeAll(async () => {
    const { db } = database;
    app = await testApp({ db, modules: [catalogueModuleWith(smallTree)] });
    await prepareMarket(db);
    await offer(db, await aMaker(db, 'Altınmekik'), [aProduct(), aProduct({ model: 'Other' })]);
  });
  afterAll(() => app.close());

  const get = async (url: string, headers: Record<string, string> = {}) => {
    const answer = await app.inject({ url, headers });
    return { status: answer.statusCode, body: answer.json() };
  };

  it('leaves facets out on request, and answers the same page and total', async () => {
    const { body: whole } = await get('/api/products?category=weaving&condition=new&sort=price-asc');
    expect(whole.facets.length).toBeGreaterThan(0);
    const lean = await get('/api/products?category=weaving&condition=new&sort=price-asc&facets=none');
    expect(lean).toEqual({ status: 200, body: { ...whole, facets: [] } });
  });

  describe('refuses by name', () => {
    it.each([
      ['condition=broken', 'condition'],
      ['maker=somebody', 'maker'],
      ['origin=Turkey', 'origin'],
      ['origin=tr', 'origin'],
      ['price_min=cheap', 'price_min'],
      ['price_max=-5', 'price_max'],
      ['price_max=1e9', 'price_max'],
      ['lead_time_max=soon', 'lead_time_max'],
      ['lead_time_max=1.5', 'lead_time_max'],
      ['sort=cheapest', 'sort'],
      ['limit=0', 'limit'],
      ['limit=61', 'limit'],
      ['limit=ten', 'limit'],
      ['attr.reed_width_cm=wide', 'attr.reed_width_cm'],
      ['attr.reed_width_cm=..', 'attr.reed_width_cm'],
      ['category=weaving&attr.shedding=magic', 'attr.shedding'],
      ['attr.terry=maybe', 'attr.terry'],
      ['maker=%22%5C', 'maker'],
      ['category=weaving&attr.shedding=%22%5C', 'attr.shedding'],
    ])('%s', async (query, name) => {
      const { status, body } = await get(`/api/products?${query}`);
      expect({ status, code: body.code, name: body.errors[0].name }).toEqual({
        status: 400,
        code: 'request.parameter-invalid',
        name,
      });
    });

    it('a category that is none', async () => {
      expect(await get('/api/products?category=spaceships')).toMatchObject({
        status: 404,
        body: { code: 'category.not-found' },
      });
    });

    it('cursors: a broken one and one of another order', async () => {
      const { body } = await get('/api/products?limit=1&sort=newest');
      const stale = [
        `sort=price-asc&cursor=${body.next}`,
        `sort=newest&currency=EUR&cursor=${body.next}`,
        `q=loom&cursor=${body.next}`,
      ];
      for (const query of stale) {
        expect(await get(`/api/products?${query}`)).toMatchObject({
          status: 409,
          body: { code: 'cursor.stale' },
        });
      }
      const elsewhere = { cookie: 'pricing_country=TR' };
      expect((await get(`/api/products?sort=newest&cursor=${body.next}`, elsewhere)).status).toBe(409);
      expect(await get('/api/products?cursor=zzz')).toMatchObject({
        status: 400,
        body: { code: 'cursor.invalid' },
      });
    });
  });

  describe('answers whatever is typed', () => {
    it.each([
      ['quotes', `"'\`'' OR 1=1 --`],
      ['wildcards', '%_%\\_'],
      ['search operators', '!loom & (rapier | -x):* <-> a'],
      ['emoji', '🧵🪡👩‍🏭 loom'],
      ['controls', 'loom\u0001\u001b'],
      ['half a character', 'loom \ud83e'],
      ['ten kilobytes', 'dokuma makinesi '.repeat(640)],
      ['one word of ten kilobytes', 'x'.repeat(10_000)],
      ['ten kilobytes of emoji', '🧵'.repeat(2500)],
      ['Turkish letters', 'İıĞğÜüŞşÖöÇç'],
      ['other scripts', '織機 станок نول'],
      ['nothing', '   '],
    ])('%s', async (_case, q) => {
      const query = Buffer.from(q).toString().includes('\ufffd')
        ? '%EF%BF%BDloom%ED%A0%BE'
        : encodeURIComponent(q);
      expect((await get(`/api/products?q=${query}`)).status).toBe(200);
    });

    it.each([
      'unknown=1',
      'attr.unheard_of=1',
      'attr.=1',
      'q=a&q=loom',
      'condition=&maker=,&price_min=',
      'locale=xx&currency=XXX',
      'category=knitting,weaving&attr.gauge=fine',
      'attr.gauge=fine&sort=price-desc',
      'category=weaving&attr.reed_width_cm=340..170',
      'price_min=200&price_max=100&sort=price-asc',
      'lead_time_max=0&sort=lead-time',
      'sort=relevance',
    ])('%s', async (query) => {
      expect((await get(`/api/products?${query}`)).status).toBe(200);
    });
  });

  it('keeps what is ticked among its options, though nothing has it', async () => {
    const ticked = {
      condition: 'refurbished',
      origin: 'JP',
      lead_time_max: '4',
      'attr.shedding': 'jacquard',
    };
    const { body } = await get(`/api/products?${new URLSearchParams({ category: 'weaving', ...ticked })}`);
    for (const [key, value] of Object.entries(ticked)) {
      const facet = body.facets.find((it: { key: string }) => it.key === key);
      expect(facet.options).toContainEqual(expect.objectContaining({ value, count: 0 }));
    }
  });

  it('names a range that leaves no product', async () => {
    const { body } = await get(
      '/api/products?category=weaving&condition=refurbished&attr.reed_width_cm=900..910',
    );
    expect(body.facets).toContainEqual(
      expect.objectContaining({ key: 'attr.reed_width_cm', unit: 'cm', min: 900, max: 910 }),
    );
  });

  it.each([
    ['condition=worn&attr.shedding=magic&category=weaving', 2],
    ['category=nothing&price_max=lots&attr.reed_width_cm=wide&maker=somebody', 2],
    ['attr.reed_width_cm=900..1&sort=cheapest', 0],
    ['condition=used&condition=new', 2],
  ])('leaves out chips that were edited into nonsense: %s', async (chips, count) => {
    const { status, body } = await get(`/api/products?asked=looms&${chips}`);
    expect([status, body.total?.count]).toEqual([200, count]);
  });
});
