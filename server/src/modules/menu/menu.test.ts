import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { CompanyKind, VerificationState } from 'shared-kit/contract/companies';
import { type MenuCountsAnswer, menuCountsAnswer } from 'shared-kit/contract/menu';
import { testApp } from '../../platform/testing/test-app.ts';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { testSession, testUser } from '../accounts/testing.ts';
import { company, createCompany } from '../companies/index.ts';
import { insertRfq, type NewRfq } from '../quotes/index.ts';

describe('menu', () => {
  const database = testDatabase();
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testApp(database);
  });
  afterAll(() => app.close());

  async function member(kind: CompanyKind, verification: VerificationState = 'approved') {
    const { userId, companyId } = await testUser(database.db, { kind });
    if (!companyId) throw new Error('a company was asked for');
    await database.db.update(company).set({ verification }).where(eq(company.id, companyId));
    return { companyId, cookie: await testSession(database.db, userId) };
  }
  async function countsOf(cookie: string): Promise<MenuCountsAnswer> {
    const answer = await app.inject({ url: '/api/menu/counts', headers: { cookie } });
    expect(answer.statusCode).toBe(200);
    return menuCountsAnswer.parse(answer.json());
  }

  let number = 0;
  async function request(sellerCompanyId: string, state: NewRfq['state'] = 'submitted') {
    number += 1;
    const buyer = await member('textile-manufacturer');
    return {
      buyerCompanyId: buyer.companyId,
      rfqId: await insertRfq(database.db, {
        number: `Q-2026-7${number}`,
        buyerCompanyId: buyer.companyId,
        sellerCompanyId,
        state,
        currency: 'USD',
        deliveryCountry: 'TR',
        createdAt: new Date(),
        lines: [{ title: { en: 'Loom', tr: 'Makine' }, quantity: 1, unit: 'piece', unitPrice: '70000' }],
      }),
    };
  }

  describe('GET /api/menu/counts', () => {
    it('is closed to strangers', async () => {
      expect((await app.inject({ url: '/api/menu/counts' })).statusCode).toBe(401);
    });

    it('tells a maker of requests that wait for an answer, and of no others', async () => {
      const [maker, other] = [await member('machinery-manufacturer'), await member('machinery-manufacturer')];
      await request(maker.companyId);
      await request(maker.companyId, 'draft');
      await request(maker.companyId, 'declined');
      await request(other.companyId);
      expect((await countsOf(maker.cookie)).requests).toBe(1);
    });

    it('tells a company of obligatory documents that it has to upload', async () => {
      const { documents = 0 } = await countsOf((await member('machinery-manufacturer')).cookie);
      expect(documents).toBeGreaterThan(2);
    });

    it('tells staff of companies that wait for a decision', async () => {
      const { userId } = await testUser(database.db, { isAdmin: true });
      const cookie = await testSession(database.db, userId);
      const before = (await countsOf(cookie)).verification ?? 0;
      for (const verification of ['submitted', 'in_review', 'approved', 'draft'] as const) {
        await createCompany(database.db, {
          kind: 'bank',
          legalName: 'Bank Ltd',
          brandName: 'Bank',
          country: 'TR',
          city: 'Bursa',
          verification,
        });
      }
      expect(await countsOf(cookie)).toEqual({ verification: before + 2, claims: 0 });
    });
  });
});
