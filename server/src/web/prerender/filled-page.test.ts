import { expect, it } from '@jest/globals';
import { asked } from './filled-page.ts';

const list = '/api/products?q=&category=&locale=&currency=';
const visitor = { locale: 'tr', currency: 'EUR' };

it.each([
  ['', list, '/api/products?locale=tr&currency=EUR'],
  ['?category=weaving', list, '/api/products?category=weaving&locale=tr&currency=EUR'],
  ['?q=a%26b&utm_source=fair', list, '/api/products?q=a%26b&locale=tr&currency=EUR'],
  ['?locale=en', list, '/api/products?locale=tr&currency=EUR'],
  ['?maker=1', list, null],
  ['?maker=1', '/api/categories?locale=', '/api/categories?locale=tr'],
  ['', '/api/market-figures', '/api/market-figures'],
])('a page with %j asks %s as %s', (search, question, address) => {
  expect(asked(question, new URLSearchParams(search), visitor)).toBe(address);
});
