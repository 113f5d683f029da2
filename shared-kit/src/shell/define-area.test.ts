import { expect, it } from '@jest/globals';
import { catalogue } from 'shared-kit/contract/catalogue';
import { categories } from 'shared-kit/contract/categories';
import { indicativeRates } from 'shared-kit/contract/indicative-rates';
import { question } from './define-area.ts';

it('says what a page asks first', () => {
  expect(question(indicativeRates.read)).toBe('/api/indicative-rates');
  expect(question(indicativeRates.read, { flag: 'session' })).toBe('/api/indicative-rates#session');
  expect(question(categories.list, { query: ['locale'], flag: 'optional' })).toBe(
    '/api/categories?locale=#optional',
  );
});

it('puts parameters with a value before those that are filled in', () => {
  expect(
    question(catalogue.list, { query: ['attr.*', 'locale'], values: { category: 'fabric', limit: 8 } }),
  ).toBe('/api/products?category=fabric&limit=8&attr.*=&locale=');
});

/** Never run: it must not compile. */
export const mistakes = () => [
  // @ts-expect-error a parameter that the endpoint doesn't have
  question(categories.list, { query: ['currency'] }),
];
