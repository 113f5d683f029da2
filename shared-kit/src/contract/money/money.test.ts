import { expect, it } from '@jest/globals';
import type { Currency } from './currency.ts';
import { exactPrice, formatMoney, type Money, moneyColumn, roughly } from './money.ts';

it.each<[string, Currency, string]>([
  ['4127', 'USD', '$4,127'],
  ['4127.5', 'USD', '$4,127.50'],
  ['85189.80', 'EUR', '€85,189.80'],
  ['128490.0000', 'CHF', 'CHF\u00a0128,490'],
  ['2.875', 'USD', '$2.88'],
  ['0', 'USD', '$0'],
  ['9007199254740993.25', 'USD', '$9,007,199,254,740,993.25'],
])('shows %s %s as %s', (amount, currency, text) => {
  expect(formatMoney({ amount, currency })).toBe(text);
});

const usd = (amount: string): Money => ({ amount, currency: 'USD' });
it.each<[(Money | null)[], string[]]>([
  [
    [usd('4127'), usd('500.00'), null],
    ['$4,127', '$500'],
  ],
  [
    [usd('4127'), usd('18.4'), { amount: '128490.0000', currency: 'CHF' }],
    ['$4,127.00', '$18.40', 'CHF\u00a0128,490.00'],
  ],
])('shows a column %j alike', (column, texts) => {
  const format = moneyColumn(column);
  expect(column.flatMap((money) => (money ? format(money) : []))).toEqual(texts);
});

it.each<[string, number, string | null]>([
  ['2.875', 1000, '$2.875'],
  ['2.8749', 1000, '$2.8749'],
  ['2.875', 1, null],
  ['2.8800', 1000, null],
  ['73100', 6, null],
  ['0.0001', 1, null],
  ['0.0001', 100, '$0.0001'],
  ['99999999999999.9999', 999_999, '$99,999,999,999,999.9999'],
])('%s for one of %s is stated exactly: %s', (amount, quantity, text) => {
  expect(exactPrice(usd(amount), quantity)).toBe(text);
});

it.each([
  ['141200.4375', '$141,200'],
  ['1234567.89', '$1,235,000'],
  ['999.96', '$1,000'],
  ['123.456', '$123.50'],
  ['2.87514', '$2.88'],
  ['0.00004', '$0'],
  ['9007199254740993.12', '$9,007,000,000,000,000'],
  ['12', '$12'],
])('a converted %s is shown as %s', (amount, text) => {
  expect(formatMoney(roughly({ amount, currency: 'USD' }))).toBe(text);
  expect(roughly({ amount, currency: 'USD' }, false)).toEqual({ amount, currency: 'USD' });
});
