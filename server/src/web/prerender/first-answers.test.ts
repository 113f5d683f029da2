import { expect, it } from '@jest/globals';
import { asked } from './first-answers.ts';

const list = '/api/products?q=&category=&locale=&currency=';
const visitor = { locale: 'tr', currency: 'EUR' };

it.each([
  ['', list, '/api/products?locale=tr&currency=EUR'],
  ['?category=weaving', list, '/api/products?category=weaving&locale=tr&currency=EUR'],
  ['?q=a%26b', list, '/api/products?q=a%26b&locale=tr&currency=EUR'],
  ['?locale=en', list, '/api/products?locale=tr&currency=EUR'],
  ['?maker=1', list, null],
  ['?maker=1', '/api/categories?locale=', '/api/categories?locale=tr'],
  ['?attr.width=1..2&attr.hooks=9', '/api/x?attr.*=&sort=', '/api/x?attr.hooks=9&attr.width=1..2'],
  ['?view=list&q=a', '/api/x?q=#view', '/api/x?q=a'],
  ['?view=list', '/api/x?q=', null],
  ['', '/api/market-figures', '/api/market-figures'],
])('a page with %j asks %s as %s', (search, question, address) => {
  expect(asked(question, new URLSearchParams(search), visitor)).toBe(address);
});
