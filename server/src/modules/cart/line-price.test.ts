import { describe, expect, it } from '@jest/globals';
import type { Currency } from 'shared-kit/contract/money';
import { lineTotal, sumByCurrency, tierAt, unitPriceAt } from './line-price.ts';

const money = (amount: string, currency: Currency = 'USD') => ({ amount, currency });
const tiers = [
  { from: 4, percentOff: '2.5' },
  { from: 8, percentOff: '5' },
];

it.each([
  [1, undefined],
  [3, undefined],
  [4, '2.5'],
  [7, '2.5'],
  [8, '5'],
  [9000, '5'],
])('%d pieces reach the tier of %s percent', (quantity, percentOff) => {
  expect(tierAt(tiers, quantity)?.percentOff).toBe(percentOff);
  expect(tierAt(tiers.toReversed(), quantity)?.percentOff).toBe(percentOff);
});

describe('an amount', () => {
  it.each([
    ['98500', null, '98500'],
    ['98500', '5', '93575'],
    ['2.875', '2.5', '2.8031'],
    ['0.0001', '50', '0.0001'],
    ['0.0001', '51', '0'],
    ['99999999999999.9999', '0.01', '99989999999999.9999'],
  ])('of %s less %s percent is %s for one', (amount, percentOff, unit) => {
    const tier = percentOff === null ? null : { from: 1, percentOff };
    expect(unitPriceAt(money(amount), tier).amount).toBe(unit);
  });

  it.each([
    ['2.8031', 1000, '2803.10'],
    ['0.0050', 1, '0.01'],
    ['0.0049', 1, '0.00'],
    ['0.1', 3, '0.30'],
    ['1.005', 1, '1.01'],
    ['74653.5', 8, '597228.00'],
    ['99999999999999.9999', 999_999, '99999899999999999900.00'],
  ])('of %s for one is, %d times and rounded once, %s', (amount, quantity, total) => {
    expect(lineTotal(money(amount), quantity).amount).toBe(total);
  });
});

it('adds up each currency for itself', () => {
  const amounts = [money('0.10'), money('5.00', 'EUR'), money('0.20'), money('1.00', 'CHF')];
  expect(sumByCurrency(amounts)).toEqual([money('0.30'), money('5.00', 'EUR'), money('1.00', 'CHF')]);
  expect(sumByCurrency([])).toEqual([]);
});
