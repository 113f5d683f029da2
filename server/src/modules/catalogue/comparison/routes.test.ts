import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { currencies } from 'shared-kit/contract/money';
import { pricingCountryCookie } from 'shared-kit/contract/pricing-country';
import { testApp } from '../../../platform/testing/test-app.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { testSession, testUser } from '../../accounts/testing.ts';
import { catalogueModuleWith } from '../module.ts';
import { aMaker, offer, prepareMarket } from '../testing/market.ts';
import { aProduct } from '../testing/product.ts';
import { smallTree } from '../testing/small-tree.ts';

describe('routes', () => {
  const database = testDatabase();
  let app: FastifyInstance;
  let retailer = '';
  let owner = '';
  let ids: string[] = [];
  const unknown = '0197a3b0-0000-7000-8000-00000000dead';

  beforeAll(async () => {
    const { db } = database;
    app = await testApp({ db, modules: [catalogueModuleWith(smallTree)] });
    await prepareMarket(db);
    const mill = await testUser(db, { kind: 'textile-manufacturer' });
    owner = await testSession(db, mill.userId);
    retailer = await testSession(db, (await testUser(db, { kind: 'retailer' })).userId);
    const first = aProduct({
      attributes: { shedding: 'dobby', reed_width_cm: 190 },
      priceMap: {
        regions: { global: { price: 100, currency: 'USD' }, europe: { price: 90, currency: 'CHF' } },
        countries: { TR: { price: 80, currency: 'EUR' } },
      },
    });
    const second = aProduct({ model: 'Second', attributes: { reed_width_cm: 340 }, minimumOrder: 4 });
    const archived = aProduct({ model: 'Archived', status: 'archived' });
    ids = [
      ...(await offer(db, await aMaker(db, 'Altınmekik'), [first, second])),
      ...(await offer(db, mill.companyId ?? '', [archived])),
    ];
  });
  afterAll(() => app.close());

  const compare = async (asked: readonly string[], cookie = retailer, more = '') => {
    const url = `/api/products/comparison?ids=${asked.join(',')}${more}`;
    const answer = await app.inject({ url, headers: cookie ? { cookie } : {} });
    return { status: answer.statusCode, body: answer.json() };
  };

  it('answers in the order asked, in the visitor’s language, country and currency', async () => {
    const [one = '', two = ''] = ids;
    const { body } = await compare(
      [two, one, two],
      `${retailer}; ${pricingCountryCookie.name}=TR`,
      '&locale=tr&currency=USD',
    );
    expect(body).toMatchObject({
      products: [
        { id: two, model: 'Second', minimumOrder: 4, department: { id: 'machinery', name: 'Makineler' } },
        {
          id: one,
          price: {
            contract: { amount: '80', currency: 'EUR' },
            display: { amount: '100' },
            approximate: true,
          },
          warranty: '12 ay',
          warrantyMonths: null,
          drawing: { category: 'weaving', attributes: { reed_width_cm: 190 } },
        },
      ],
      missing: [],
      alike: true,
      specification: [
        { group: 'process', rows: [{ key: 'shedding', values: [null, 'Armür'] }] },
        { group: 'dimensions', rows: [{ key: 'reed_width_cm', unit: 'cm', values: [340, 190] }] },
      ],
    });
  });

  it.each([
    ['TR', '80', 'EUR'],
    ['DE', '90', 'CHF'],
    ['JP', '100', 'USD'],
  ])('in %s it is %s %s that binds, whatever the display currency', async (country, amount, currency) => {
    for (const shown of currencies) {
      const cookie = `${retailer}; ${pricingCountryCookie.name}=${country}`;
      const { body } = await compare(ids.slice(0, 1), cookie, `&currency=${shown}`);
      expect(body.products[0].price).toMatchObject({
        contract: { amount, currency },
        display: { currency: shown },
        approximate: shown !== currency,
      });
    }
  });

  it('names what is withdrawn or unknown, and compares the rest', async () => {
    const [one = '', , archived = ''] = ids;
    const { body } = await compare([archived, one, unknown]);
    expect(body.products.map(({ id }: { id: string }) => id)).toEqual([one]);
    expect(body.missing).toEqual([archived, unknown]);
    expect((await compare([archived], owner)).body.missing).toEqual([]);
  });

  it.each([
    ['none', [], 'missing'],
    ['what is no id', ['loom'], 'unknown'],
    ['five', Array.from({ length: 5 }, (_, at) => unknown.replace('dead', `dea${at}`)), 'too-many'],
  ])('refuses %s', async (_case, asked, reason) => {
    expect(await compare(asked)).toMatchObject({
      status: 400,
      body: { code: 'request.parameter-invalid', errors: [{ name: 'ids', reason }] },
    });
  });

  it('is for people who are signed in', async () => {
    expect(await compare(ids.slice(0, 1), '')).toMatchObject({
      status: 401,
      body: { code: 'auth.signed-out' },
    });
  });
});
