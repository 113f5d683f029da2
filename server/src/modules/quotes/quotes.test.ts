import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { quoteListAnswer } from 'shared-kit/contract/quotes';
import { testApp } from '../../platform/testing/test-app.ts';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { testSession, testUser } from '../accounts/testing.ts';
import { insertRfq, type NewRfq } from './index.ts';
import { loomAndReeds } from './testing/quote-market.ts';

describe('quotes', () => {
  const database = testDatabase();
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testApp(database);
  });
  afterAll(() => app.close());

  const company = async (kind: 'textile-manufacturer' | 'machinery-manufacturer') => {
    const { userId, companyId } = await testUser(database.db, { kind });
    if (!companyId) throw new Error('a company was asked for');
    return { companyId, cookie: await testSession(database.db, userId) };
  };
  const ask = async (cookie: string, query = '') => {
    const answer = await app.inject({ url: `/api/quotes${query}`, headers: { cookie } });
    expect(answer.statusCode).toBe(200);
    return quoteListAnswer.parse(answer.json()).quotes;
  };

  let count = 0;
  const requestFrom = (buyer: string, seller: string, rest: Partial<NewRfq> = {}): NewRfq => {
    count += 1;
    return {
      number: `Q-2026-9${count}`,
      buyerCompanyId: buyer,
      sellerCompanyId: seller,
      state: 'submitted',
      currency: 'EUR',
      deliveryCountry: 'TR',
      createdAt: new Date(Date.UTC(2026, 0, count)),
      replyBy: new Date(Date.UTC(2099, 1, count)),
      lines: loomAndReeds,
      ...rest,
    };
  };

  describe('GET /api/quotes', () => {
    it('is closed to visitors', async () => {
      const answer = await app.inject({ url: '/api/quotes' });
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'auth.signed-out']);
    });

    it('has nothing for who belongs to no company', async () => {
      const { userId } = await testUser(database.db);
      expect(await ask(await testSession(database.db, userId))).toEqual([]);
    });

    it('lists what my company asked for, newest first, with exact totals', async () => {
      const buyer = await company('textile-manufacturer');
      const maker = await company('machinery-manufacturer');
      const older = await insertRfq(database.db, requestFrom(buyer.companyId, maker.companyId));
      const newer = await insertRfq(
        database.db,
        requestFrom(buyer.companyId, maker.companyId, {
          state: 'draft',
          replyBy: null,
          lines: [
            { title: { en: 'Line on request', tr: 'Teklifle' }, quantity: 1, unit: 'set', unitPrice: null },
          ],
        }),
      );
      const quotes = await ask(buyer.cookie);
      expect(quotes.map(({ id }) => id)).toEqual([newer, older]);
      expect(quotes[0]).toMatchObject({ state: 'draft', total: null, replyBy: null, lineCount: 1 });
      expect(quotes[1]).toMatchObject({
        state: 'submitted',
        maker: { id: maker.companyId, name: 'The machinery-manufacturer' },
        lineCount: 2,
        firstLine: 'Pike 190',
        total: { amount: '240510.25', currency: 'EUR' },
      });
    });

    it('keeps one buyer’s requests from another and from the maker', async () => {
      const [buyer, rival, maker] = await Promise.all([
        company('textile-manufacturer'),
        company('textile-manufacturer'),
        company('machinery-manufacturer'),
      ]);
      await insertRfq(database.db, requestFrom(buyer.companyId, maker.companyId));
      expect(await ask(rival.cookie)).toEqual([]);
      expect(await ask(maker.cookie)).toEqual([]);
      expect(await ask(buyer.cookie)).toHaveLength(1);
    });

    it.each([
      ['?locale=tr', 'Pike 190 makinesi'],
      ['?locale=en', 'Pike 190'],
      ['?locale=xx', 'Pike 190'],
    ])('names the first line in the language of %s', async (search, title) => {
      const buyer = await company('textile-manufacturer');
      const maker = await company('machinery-manufacturer');
      await insertRfq(database.db, requestFrom(buyer.companyId, maker.companyId));
      expect((await ask(buyer.cookie, search))[0]?.firstLine).toBe(title);
    });
  });

  describe('the table', () => {
    it.each([
      ['a quantity of nothing', { quantity: 0 }],
      ['a negative price', { unitPrice: '-1' }],
    ])('refuses %s', async (_what, fault) => {
      const buyer = await company('textile-manufacturer');
      const maker = await company('machinery-manufacturer');
      const [line] = requestFrom(buyer.companyId, maker.companyId).lines;
      if (!line) throw new Error('the request has lines');
      const request = requestFrom(buyer.companyId, maker.companyId, { lines: [{ ...line, ...fault }] });
      await expect(database.db.transaction((tx) => insertRfq(tx, request))).rejects.toThrow();
    });

    it('refuses a request to oneself', async () => {
      const { companyId } = await company('textile-manufacturer');
      await expect(insertRfq(database.db, requestFrom(companyId, companyId))).rejects.toThrow();
    });
  });
});
