import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { type BankRateInput, bankRatesAnswer } from 'shared-kit/contract/financing';
import { indicativeRatesAnswer } from 'shared-kit/contract/indicative-rates';
import type { Currency } from 'shared-kit/contract/money';
import { testApp } from '../../../platform/testing/test-app.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { testSession, testUser } from '../../accounts/testing.ts';
import { createCompany } from '../../companies/index.ts';
import { insertIndicativeRates } from '../index.ts';

describe('indicative rates', () => {
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
    product: 'term-loan' as const,
    currency,
    ratePercent,
    feePercent: '0.9',
    termMonthsFrom: 24,
    termMonthsTo: 60,
    downPaymentPercent: '15',
    statedOn: dayAgo(daysAgo),
    validUntil: dayAgo(daysAgo - 90),
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

  const rate: BankRateInput = {
    product: 'term-loan',
    currency: 'USD',
    ratePercent: '7.85',
    feePercent: '1',
    downPaymentPercent: '20',
    termMonthsFrom: 12,
    termMonthsTo: 60,
    validUntil: dayAgo(-30),
  };

  describe('a bank', () => {
    let bankCookie: string;
    let bankId: string | null;
    beforeAll(async () => {
      const { userId, companyId } = await testUser(database.db, { kind: 'bank' });
      [bankCookie, bankId] = [await testSession(database.db, userId), companyId];
    });
    const state = (changes: Partial<BankRateInput> = {}) =>
      app.inject({
        method: 'POST',
        url: '/api/bank/rates',
        headers: { cookie: bankCookie },
        payload: { ...rate, ...changes },
      });
    const own = async () =>
      bankRatesAnswer.parse(
        (await app.inject({ url: '/api/bank/rates', headers: { cookie: bankCookie } })).json(),
      ).rates;
    const shown = async () => (await ask()).filter(({ bank: { id } }) => id === bankId);

    it('states a rate, which the shop shows, and replaces it by the next', async () => {
      expect((await state()).statusCode).toBe(200);
      expect((await state({ ratePercent: '7.5' })).statusCode).toBe(200);
      expect((await own()).map((it) => [it.ratePercent, it.state])).toEqual([
        ['7.5000', 'in-force'],
        ['7.8500', 'replaced'],
      ]);
      expect((await shown()).map((it) => it.ratePercent)).toEqual(['7.5000']);
    });

    it('has one rate in force for each product', async () => {
      await state({ product: 'financial-lease', ratePercent: '8.4' });
      expect((await shown()).map((it) => [it.product, it.ratePercent])).toEqual([
        ['financial-lease', '8.4000'],
        ['term-loan', '7.5000'],
      ]);
    });

    it('no longer has a rate whose last day is over, not even the one before', async () => {
      await insertIndicativeRates(database.db, [
        {
          ...rate,
          bankCompanyId: bankId ?? '',
          currency: 'EUR',
          statedOn: dayAgo(9),
          validUntil: dayAgo(-9),
        },
        { ...rate, bankCompanyId: bankId ?? '', currency: 'EUR', statedOn: dayAgo(8), validUntil: dayAgo(1) },
      ]);
      expect((await shown()).filter(({ currency }) => currency === 'EUR')).toEqual([]);
      expect((await own()).filter(({ currency }) => currency === 'EUR').map((it) => it.state)).toEqual([
        'lapsed',
        'replaced',
      ]);
    });

    it.each<[string, Partial<BankRateInput>, string]>([
      ['terms the wrong way round', { termMonthsFrom: 61 }, 'termMonthsTo'],
      ['a last day that is over', { validUntil: dayAgo(1) }, 'validUntil'],
      ['a last day too far ahead', { validUntil: dayAgo(-91) }, 'validUntil'],
      ['a rate above 200 %', { ratePercent: '200.01' }, 'ratePercent'],
      ['a negative fee', { feePercent: '-1' }, 'feePercent'],
      ['no month', { termMonthsFrom: 0 }, 'termMonthsFrom'],
    ])('is refused %s by the name of the field, and nothing is stored', async (_what, wrong, field) => {
      const before = (await own()).length;
      const answer = await state(wrong);
      expect([answer.statusCode, answer.json().errors]).toEqual([
        400,
        [expect.objectContaining({ name: field })],
      ]);
      expect(await own()).toHaveLength(before);
    });
  });
});
