import { expect, it } from '@jest/globals';
import { asked, knowsAll, ofPath, questionsOf } from './questions.ts';

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
  ['?limit=9', '/api/x?category=fabric&limit=8&locale=', '/api/x?category=fabric&limit=8&locale=tr'],
])('a page with %j asks %s as %s', (search, question, address) => {
  expect(asked(question, new URLSearchParams(search), visitor)).toBe(address);
});

it('fills in the parameters of the path, and no more of them', () => {
  const descriptions = ['/api/products/:id?locale=#variant', '/api/rates'];
  expect(ofPath(descriptions, { id: 'a/../b?c' })).toEqual([
    '/api/products/a%2F..%2Fb%3Fc?locale=#variant',
    '/api/rates',
  ]);
});

it('asks for a session only where there is one, and tells what a page can do without', () => {
  const descriptions = [list, '/api/market-figures#optional', '/api/rates#session'];
  const search = new URLSearchParams('category=weaving');
  const of = (hasSession: boolean) => questionsOf(descriptions, search, { ...visitor, hasSession });
  const asked = [
    { address: '/api/products?category=weaving&locale=tr&currency=EUR', isNeeded: true },
    { address: '/api/market-figures', isNeeded: false },
  ];
  expect(of(false)).toEqual(asked);
  expect(of(true)).toEqual([...asked, { address: '/api/rates', isNeeded: false }]);
});

it.each([
  ['', [], true],
  ['q=loom', [], false],
  ['q=loom', ['/api/market-figures#optional'], false],
  ['q=loom&category=weaving', [list], true],
  ['q=loom&view=list', [list], false],
  ['q=loom&view=list', [list.concat('#view')], true],
  ['limit=9', ['/api/x?limit=8&locale='], false],
])('whether %j is all known to %j: %s', (search, descriptions, isKnown) => {
  expect(knowsAll(descriptions, new URLSearchParams(search))).toBe(isKnown);
});
