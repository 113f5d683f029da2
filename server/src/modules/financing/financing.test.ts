import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { bankRequestsAnswer, type CompanyKind } from 'shared-kit/contract';
import { testApp } from '../../platform/testing/test-app.ts';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { testSession, testUser } from '../accounts/testing.ts';
import { insertRfq } from '../quotes/index.ts';
import { insertFinancingRequest } from './index.ts';

const database = testDatabase();
let app: FastifyInstance;
beforeAll(async () => {
  app = await testApp(database);
});
afterAll(() => app.close());

const member = async (kind: CompanyKind) => {
  const { userId, companyId } = await testUser(database.db, { kind });
  if (!companyId) throw new Error('a company was asked for');
  return { companyId, cookie: await testSession(database.db, userId) };
};
const ask = async (cookie: string, query = '') => {
  const answer = await app.inject({ url: `/api/bank/requests${query}`, headers: { cookie } });
  expect(answer.statusCode).toBe(200);
  return bankRequestsAnswer.parse(answer.json()).requests;
};

let count = 0;
async function requestSharedWith(...banks: string[]): Promise<string> {
  count += 1;
  const buyer = await member('textile-manufacturer');
  const maker = await member('machinery-manufacturer');
  const createdAt = new Date(Date.UTC(2026, 4, count));
  const rfqId = await insertRfq(database.db, {
    number: `Q-2026-8${count}`,
    buyerCompanyId: buyer.companyId,
    sellerCompanyId: maker.companyId,
    state: 'quoted',
    currency: 'USD',
    deliveryCountry: 'TR',
    createdAt,
    lines: [{ title: { en: 'Loom', tr: 'Makine' }, quantity: 8, unit: 'piece', unitPrice: '70000' }],
  });
  return insertFinancingRequest(database.db, {
    number: `F-2026-8${count}`,
    buyerCompanyId: buyer.companyId,
    rfqId,
    state: 'shared',
    subject: { en: '8 looms', tr: '8 dokuma makinesi' },
    amount: '448000.10',
    currency: 'USD',
    termMonths: 60,
    createdAt,
    sharedWith: banks.map((bankCompanyId) => ({ bankCompanyId, sharedAt: createdAt })),
  });
}

describe('GET /api/bank/requests', () => {
  it('is closed to visitors', async () => {
    const answer = await app.inject({ url: '/api/bank/requests' });
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'auth.signed-out']);
  });

  it.each(['retailer', 'textile-manufacturer', 'machinery-manufacturer', 'provider'] as const)(
    'is closed to a %s',
    async (kind) => {
      const { cookie } = await member(kind);
      const answer = await app.inject({ url: '/api/bank/requests', headers: { cookie } });
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'access.forbidden']);
    },
  );

  it('is closed to platform staff', async () => {
    const { userId } = await testUser(database.db, { isAdmin: true });
    const cookie = await testSession(database.db, userId);
    expect((await app.inject({ url: '/api/bank/requests', headers: { cookie } })).statusCode).toBe(403);
  });

  it('shows a bank what was shared with it, latest first, and nothing else', async () => {
    const [mine, rival, third] = await Promise.all([member('bank'), member('bank'), member('bank')]);
    const first = await requestSharedWith(mine.companyId);
    const rivals = await requestSharedWith(rival.companyId);
    const both = await requestSharedWith(mine.companyId, rival.companyId);
    expect((await ask(mine.cookie)).map(({ id }) => id)).toEqual([both, first]);
    expect((await ask(rival.cookie)).map(({ id }) => id)).toEqual([both, rivals]);
    expect(await ask(third.cookie)).toEqual([]);
  });

  it('tells subject, exact amount and buyer, and no word of the other banks', async () => {
    const [mine, rival] = await Promise.all([member('bank'), member('bank')]);
    await requestSharedWith(mine.companyId, rival.companyId);
    const [request] = await ask(mine.cookie, '?locale=tr');
    expect(request).toMatchObject({
      state: 'shared',
      buyer: { name: 'textile-manufacturer Ltd', country: 'TR' },
      subject: '8 dokuma makinesi',
      amount: { amount: '448000.10', currency: 'USD' },
      termMonths: 60,
    });
    expect(JSON.stringify(request)).not.toContain(rival.companyId);
  });
});
