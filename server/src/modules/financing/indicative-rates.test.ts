import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { type Currency, indicativeRatesAnswer } from 'shared-kit/contract';
import { testApp } from '../../platform/testing/test-app.ts';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { testSession, testUser } from '../accounts/testing.ts';
import { createCompany } from '../companies/index.ts';
import { insertIndicativeRates } from './index.ts';

const database = testDatabase();
let app: FastifyInstance;
let cookie: string;
beforeAll(async () => {
  app = await testApp(database);
  cookie = await testSession(database.db, (await testUser(database.db)).userId);
});
afterAll(() => app.close());

const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const bank = (brandName: string, verification: 'approved' | 'suspended' = 'approved') =>
  createCompany(database.db, {
    legalName: `${brandName} Ltd`,
    brandName,
    kind: 'bank',
    country: 'TR',
    city: 'Bursa',
    verification,
    submittedAt: new Date(),
    createdAt: new Date(),
  });
const said = (bankCompanyId: string, currency: Currency, ratePercent: string, daysAgo: number) => ({
  bankCompanyId,
  currency,
  ratePercent,
  feePercent: '0.9',
  termMonthsFrom: 24,
  termMonthsTo: 60,
  downPaymentPercent: '15',
  statedOn: dayAgo(daysAgo),
});
const ask = async () => {
  const answer = await app.inject({ url: '/api/indicative-rates', headers: { cookie } });
  expect(answer.statusCode).toBe(200);
  return indicativeRatesAnswer.parse(answer.json()).rates;
};

describe('GET /api/indicative-rates', () => {
  it('is empty while no bank said anything', async () => {
    expect(await ask()).toEqual([]);
  });

  it('tells the latest word of each bank and currency, and none that is old or of a bank that may not trade', async () => {
    const [second, first, stopped] = [
      await bank('Poyraz'),
      await bank('Limmat'),
      await bank('Kara', 'suspended'),
    ];
    await insertIndicativeRates(database.db, [
      said(first, 'USD', '8.1', 2),
      said(first, 'USD', '9.5', 30),
      said(first, 'EUR', '5.85', 89),
      said(second, 'USD', '7.85', 91),
      said(second, 'CHF', '3.9', 1),
      said(stopped, 'USD', '3', 1),
    ]);
    const rates = await ask();
    expect(rates.map((it) => [it.bank.name, it.currency, it.ratePercent])).toEqual([
      ['Limmat', 'EUR', '5.8500'],
      ['Limmat', 'USD', '8.1000'],
      ['Poyraz', 'CHF', '3.9000'],
    ]);
    expect(rates[1]).toMatchObject({
      bank: { id: first },
      feePercent: '0.9000',
      termMonthsFrom: 24,
      termMonthsTo: 60,
      downPaymentPercent: '15.0000',
      statedOn: dayAgo(2),
    });
  });

  it.each([
    ['terms the wrong way round', { termMonthsFrom: 61 }],
    ['everything paid down', { downPaymentPercent: '100' }],
    ['a negative rate', { ratePercent: '-1' }],
  ])('has no row with %s', async (_what, wrong) => {
    const rate = { ...said(await bank('Yaka'), 'USD', '8', 1), ...wrong };
    await expect(insertIndicativeRates(database.db, [rate])).rejects.toThrow();
  });
});
