import { expect, it } from '@jest/globals';
import type { Currency } from 'shared-kit/contract/money';
import { convert, rateBetween, type StoredRates } from './exchange-rates.ts';

const rates: StoredRates = {
  date: '2026-06-01',
  source: 'test',
  rates: { EUR: '1', USD: '1.25', CHF: '0.8' },
};

it.each<[string, Currency, Currency, string]>([
  ['100', 'EUR', 'USD', '125'],
  ['100', 'USD', 'EUR', '80'],
  ['100', 'CHF', 'USD', '156.25'],
  ['2.8750', 'USD', 'CHF', '1.84'],
  ['0.0001', 'EUR', 'CHF', '0.0001'],
  ['0.3', 'USD', 'EUR', '0.24'],
  ['9007199254740993.1234', 'EUR', 'USD', '11258999068426241.4043'],
  ['1.23456', 'USD', 'USD', '1.23456'],
])('%s %s is so much %s: %s', (amount, from, to, expected) => {
  expect(convert(amount, from, to, rates).toFixed()).toBe(expected);
});

it('gives the factor that price bounds are scaled by', () => {
  expect(rateBetween('CHF', 'USD', rates).toFixed()).toBe('1.5625');
  expect(rateBetween('USD', 'USD', rates).toFixed()).toBe('1');
});
