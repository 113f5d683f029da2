import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { testApp } from '../../platform/testing/test-app.ts';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { testSession, testUser } from '../accounts/testing.ts';
import { catalogueModuleWith } from './module.ts';
import { aMaker, offer, prepareMarket } from './testing/market.ts';
import { aProduct } from './testing/product.ts';
import { smallTree } from './testing/small-tree.ts';

describe('routes', () => {
  const database = testDatabase();
  const modules = [catalogueModuleWith(smallTree)];
  let app: FastifyInstance;
  let closedApp: FastifyInstance;
  let mill: { companyId: string | null; cookie: string };
  let published: string[] = [];
  let [maker, retailer, ownDraft] = ['', '', ''];

  beforeAll(async () => {
    const { db } = database;
    app = await testApp({ db, modules });
    closedApp = await testApp({ db, modules }, { FULL_MODE: 'false' });
    await prepareMarket(db);
    maker = await aMaker(db, 'Altınmekik', { city: 'Bursa' });
    const user = await testUser(db, { kind: 'textile-manufacturer' });
    mill = { companyId: user.companyId, cookie: await testSession(db, user.userId) };
    retailer = await testSession(db, (await testUser(db, { kind: 'retailer' })).userId);
    const priced = aProduct({
      priceMap: {
        regions: { global: { price: 100, currency: 'USD' }, europe: { price: 80, currency: 'EUR' } },
        countries: { TR: { price: 96.5, currency: 'USD' } },
      },
      tiers: [{ from: 10, percentOff: '2.5' }],
      attributes: { shedding: 'dobby', reed_width_cm: 190, terry: true, weight_kg: 4100 },
    });
    published = await offer(db, maker, [priced, aProduct({ model: 'Other' })]);
    const draft = aProduct({ status: 'draft', model: 'My draft' });
    [ownDraft = ''] = await offer(db, user.companyId ?? '', [draft]);
  });
  afterAll(() => Promise.all([app.close(), closedApp.close()]));

  const get = async (url: string, headers: Record<string, string> = {}, on = app) => {
    const answer = await on.inject({ url, headers });
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
  };

  describe('access to the catalogue', () => {
    it.each([
      ['/api/products', 200, 401],
      ['/api/categories', 200, 401],
    ])('%s: %i in full mode, else %i', async (url, open, closed) => {
      expect((await get(url)).status).toBe(open);
      expect((await get(url, {}, closedApp)).status).toBe(closed);
      expect((await get(url, { cookie: retailer }, closedApp)).status).toBe(200);
    });

    it('a product needs a signed-in user', async () => {
      const url = `/api/products/${published[0]}`;
      expect(await get(url)).toMatchObject({ status: 401, body: { code: 'auth.signed-out' } });
      expect((await get(url, { cookie: retailer })).status).toBe(200);
    });

    it.each([
      ['an unknown id', '0197a3b0-0000-7000-8000-00000000dead'],
      ['what is no id', 'loom'],
      ['an id in capitals', '0197A3B0-0000-7000-8000-00000000DEAD'],
    ])('%s is not found', async (_case, id) => {
      expect(await get(`/api/products/${id}`, { cookie: retailer })).toMatchObject({
        status: 404,
        body: { code: 'product.not-found' },
      });
    });

    it('a draft is there for its seller alone, and in no list', async () => {
      expect((await get(`/api/products/${ownDraft}`, { cookie: mill.cookie })).body.model).toBe('My draft');
      expect((await get(`/api/products/${ownDraft}`, { cookie: retailer })).status).toBe(404);
      expect((await get('/api/products')).body.items.map(({ id }: { id: string }) => id).sort()).toEqual(
        published.toSorted(),
      );
    });

    it.each([
      ['nobody', () => ({}), 401],
      ['a retailer', () => ({ cookie: retailer }), 403],
    ])('own products are not for %s', async (_who, headers, status) => {
      expect((await get('/api/manufacturer/products', headers())).status).toBe(status);
    });
  });

  it('lists own products, drafts too, page by page', async () => {
    const { db } = database;
    const [second = ''] = await offer(
      db,
      mill.companyId ?? '',
      [aProduct({ model: 'Second' })],
      new Date('2026-06-02'),
    );
    const first = await get('/api/manufacturer/products?limit=1&locale=tr', { cookie: mill.cookie });
    expect(first.body).toMatchObject({
      total: 2,
      products: [
        {
          id: second,
          status: 'published',
          category: 'Dokuma makineleri',
          title: 'Kancalı dokuma tezgâhı RL-190',
          basePrice: { amount: '98500', currency: 'USD' },
        },
      ],
    });
    const next = await get(`/api/manufacturer/products?limit=1&cursor=${first.body.next}`, {
      cookie: mill.cookie,
    });
    expect(next.body).toMatchObject({ next: null, products: [{ id: ownDraft, status: 'draft' }] });
    const bad = await get('/api/manufacturer/products?cursor=x', { cookie: mill.cookie });
    expect(bad).toMatchObject({ status: 400, body: { code: 'cursor.invalid' } });
    await db.transaction((tx) => tx.execute(`delete from product where id = '${second}'`));
  });

  describe('a price', () => {
    const priceFor = async (headers: Record<string, string>, query = '') =>
      (
        await get(`/api/products/${published[0]}?${query}`, {
          ...headers,
          cookie: `${retailer}; ${headers.cookie ?? ''}`,
        })
      ).body.price;
    it.each([
      [
        'of the chosen country',
        'pricing_country=TR',
        '',
        {
          contract: { amount: '96.5', currency: 'USD' },
          display: { amount: '96.5', currency: 'USD' },
          approximate: false,
          provenance: { level: 'country', place: 'TR' },
        },
      ],
      [
        'of the region, converted',
        'pricing_country=DE',
        '',
        {
          contract: { amount: '80', currency: 'EUR' },
          display: { amount: '100', currency: 'USD' },
          approximate: true,
          provenance: { level: 'region', place: 'europe' },
          rateDate: '2026-06-01',
          rate: '1.25',
        },
      ],
      [
        'of nowhere in particular, in the currency of the cookie',
        'selected_currency=CHF',
        '',
        {
          contract: { amount: '100', currency: 'USD' },
          display: { amount: '64', currency: 'CHF' },
          approximate: true,
          provenance: { level: 'base' },
          rateDate: '2026-06-01',
          rate: '0.64',
        },
      ],
      [
        'in a currency that is none: the current one',
        'selected_currency=EUR; pricing_country=DE',
        'currency=DEM',
        {
          contract: { amount: '80', currency: 'EUR' },
          display: { amount: '80', currency: 'EUR' },
          approximate: false,
          provenance: { level: 'region', place: 'europe' },
        },
      ],
    ])('%s', async (_case, cookie, query, expected) => {
      expect(await priceFor({ cookie }, query)).toEqual(expected);
    });
  });

  it('tells everything of a product in the language that is asked for', async () => {
    const { body } = await get(`/api/products/${published[0]}?locale=tr`, { cookie: retailer });
    expect(body).toMatchObject({
      title: 'Kancalı dokuma tezgâhı RL-190',
      languages: { title: 'tr', description: 'tr' },
      maker: { id: maker, name: 'Altınmekik', verified: true, city: 'Bursa', country: 'TR' },
      breadcrumb: [
        { id: 'machinery', name: 'Makineler' },
        { id: 'weaving', name: 'Dokuma makineleri' },
      ],
      hsCode: '8446.30',
      priceVaries: true,
      highlights: [
        { key: 'reed_width_cm', value: 190, unit: 'cm' },
        { key: 'shedding', value: 'Armür', unit: '' },
      ],
      specification: [
        { group: 'process', rows: [{ value: 'Armür' }, { value: true }] },
        { group: 'dimensions', rows: [{ value: 190 }, { value: 4100 }] },
      ],
      tiers: [{ from: 10, percentOff: '2.5', display: { amount: '97.5', currency: 'USD' } }],
      drawing: { category: 'weaving', attributes: { shedding: 'dobby' } },
    });
  });

  it('counts the tree in both languages', async () => {
    const names = async (locale: string) =>
      (await get(`/api/categories?locale=${locale}`)).body.categories.map(
        ({ name, count, children }: { name: string; count: number; children: unknown[] }) => [
          name,
          count,
          children.length,
        ],
      );
    expect(await names('en')).toEqual([
      ['Machinery', 2, 2],
      ['Textiles', 0, 1],
    ]);
    expect(await names('tr')).toEqual([
      ['Makineler', 2, 2],
      ['Tekstil ürünleri', 0, 1],
    ]);
  });

  describe('a drawing', () => {
    it('is what the card points at, for ever and for everybody', async () => {
      const { body } = await get('/api/products?locale=en');
      const { light, dark } = body.items[0].image;
      for (const url of [light, dark]) {
        for (const on of [app, closedApp]) {
          const answer = await on.inject({ url, headers: { cookie: retailer } });
          expect(answer.headers['content-type']).toMatch(/^image\/svg\+xml/);
          expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
          expect(answer.body).toMatch(/^<svg .*<\/svg>$/s);
        }
      }
    });

    it('without the right hash is shown in an open market, and not kept', async () => {
      const url = `/api/products/${published[0]}/drawing-dark.svg?v=old`;
      const answer = await app.inject({ url });
      expect(answer.headers['cache-control']).toBe('public, max-age=60');
      expect((await closedApp.inject({ url })).statusCode).toBe(404);
      expect((await app.inject({ url: `/api/products/${ownDraft}/drawing-dark.svg` })).statusCode).toBe(404);
    });
  });
});
