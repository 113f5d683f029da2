import { expect, it } from '@jest/globals';
import type { Currency } from './currency.ts';
import { formatMoney } from './money.ts';

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
