import { expect, it } from '@jest/globals';
import { type Currency, currencies } from 'shared-kit/contract/money';
import { limitOf } from './approval-limit.ts';

const priced = (rates: Readonly<Record<string, string>>) => ({
  total: '1000.00',
  currency: 'USD' as const,
  fx: { date: '2026-06-01', source: 'test', rates },
});
const limited = (amount: string, currency: Currency) => ({
  approvalLimitAmount: amount,
  approvalLimitCurrency: currency,
});
const all = Object.fromEntries(currencies.map((currency) => [currency, '2']));

it.each(currencies)('compares with a limit in %s at the frozen rates', (currency) => {
  const total = { amount: '1000.00', currency };
  expect(limitOf(limited('1000.00', currency), priced(all))).toMatchObject({ total, isAbove: false });
  expect(limitOf(limited('999.99', currency), priced(all))).toMatchObject({ total, isAbove: true });
});

it('takes a version for above the limit if its rates are older than the currency of the limit', () => {
  const old = priced({ USD: '1.25', EUR: '1' });
  expect(limitOf(limited('1000000.00', 'CHF'), old)).toEqual({
    limit: { amount: '1000000.00', currency: 'CHF' },
    total: { amount: '1000.00', currency: 'USD' },
    isAbove: true,
  });
  expect(limitOf(limited('1000000.00', 'USD'), old)).toMatchObject({ isAbove: false });
});
