import { expect, it } from '@jest/globals';
import { usualTermOf } from 'shared-kit/contract/financing';
import { indicativeRates } from '../testing/financing.ts';
import { fromAMonth, monthlyOffers, termsFor } from './monthly-offers.ts';

const total = { amount: '1129600', currency: 'USD' } as const;
const at = (months: number) => monthlyOffers(indicativeRates, { total, currency: 'USD', months });

it('asks every bank for the same, at the down payment of the strictest', () => {
  const { downPaymentPercent, offers } = at(60);
  expect(downPaymentPercent).toBe('20.0000');
  expect(offers.map(({ rate, monthly }) => [rate.bank.name, monthly.amount])).toEqual([
    ['Poyraz Bankası', '18258.57'],
    ['Turna Leasing', '18496.86'],
  ]);
});

it('leaves out who does not lend so long, and then its down payment too', () => {
  const { downPaymentPercent, offers } = at(84);
  expect(offers.map(({ rate }) => rate.bank.name)).toEqual(['Turna Leasing']);
  expect(downPaymentPercent).toBe('10.0000');
});

it.each([
  ['USD', [36, 60, 84], 60],
  ['EUR', [36], 36],
  ['CHF', [], undefined],
] as const)('has the terms of %s', (currency, expected, usual) => {
  const terms = termsFor(indicativeRates, currency);
  expect(terms).toEqual(expected);
  expect(usualTermOf(terms)).toBe(usual);
});

it('says nothing without a rate', () => {
  expect(monthlyOffers([], { total, currency: 'USD', months: 60 }).offers).toEqual([]);
});

const dollars = { total, currency: 'USD' } as const;
const euros = { total: { amount: '112960', currency: 'USD' }, currency: 'EUR' } as const;
it.each([
  ['one sum', [dollars], '18258.57'],
  ['parts in several currencies, each at its own term', [dollars, euros], '21015.9400'],
  ['a part that nobody finances', [dollars, { ...euros, currency: 'CHF' }], undefined],
  ['nothing', [], undefined],
] as const)('reckons a month for %s', (_what, parts, amount) => {
  expect(fromAMonth(indicativeRates, parts)?.amount).toBe(amount);
});
