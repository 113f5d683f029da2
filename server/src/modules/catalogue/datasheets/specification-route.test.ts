import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import type { Locale } from 'shared-kit/contract/languages';
import { testApp } from '../../../platform/testing/test-app.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { testSession, testUser } from '../../accounts/testing.ts';
import { catalogueModuleWith } from '../module.ts';
import { offer, prepareMarket } from '../testing/market.ts';
import { aProduct } from '../testing/product.ts';
import { smallTree } from '../testing/small-tree.ts';

describe('specification route', () => {
  const database = testDatabase();
  let app: FastifyInstance;
  let company = '';
  const cookies = { maker: '', buyer: '' };

  beforeAll(async () => {
    const { db } = database;
    app = await testApp({ db, modules: [catalogueModuleWith(smallTree)] });
    await prepareMarket(db);
    const maker = await testUser(db, { kind: 'machinery-manufacturer' });
    company = maker.companyId ?? '';
    cookies.maker = await testSession(db, maker.userId);
    cookies.buyer = await testSession(db, (await testUser(db)).userId);
  });
  afterAll(() => app.close());

  const productOf = async (changes: Parameters<typeof aProduct>[0] = {}) => {
    const [id = ''] = await offer(database.db, company, [aProduct(changes)]);
    return id;
  };
  const get = (url: string, cookie: string) => app.inject({ url, headers: { cookie } });

  describe('the specification sheet', () => {
    const sheet = (id: string, locale: Locale, cookie = cookies.buyer) =>
      get(`/api/products/${id}/specification.pdf?locale=${locale}`, cookie);

    it.each([
      ['en', `UTF-8''Rapier%20loom%20RL-190%20-%20Specification%20sheet.pdf`],
      ['tr', `UTF-8''Kancal%C4%B1%20dokuma%20tezg%C3%A2h%C4%B1%20RL-190%20-%20Teknik%20f%C3%B6y.pdf`],
    ] as const)('is a PDF for saving, in %s', async (locale, name) => {
      const answer = await sheet(await productOf(), locale);
      expect(answer.statusCode).toBe(200);
      expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      expect(answer.headers['content-type']).toBe('application/pdf');
      expect(answer.headers['content-disposition']).toContain(name);
    });

    it('says the new once the product has changed', async () => {
      const id = await productOf({ handle: 'changing' });
      const [first, again] = [await sheet(id, 'en'), await sheet(id, 'en')];
      expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
      await productOf({ handle: 'changing', attributes: { shedding: 'dobby', reed_width_cm: 220 } });
      expect((await sheet(id, 'en')).rawPayload.equals(first.rawPayload)).toBe(false);
    });

    it('of a draft is for its maker alone', async () => {
      const id = await productOf({ status: 'draft' });
      expect((await sheet(id, 'en', cookies.maker)).statusCode).toBe(200);
      expect((await sheet(id, 'en')).statusCode).toBe(404);
    });
  });
});
