import { expect, it } from '@jest/globals';
import { isPagePattern } from './page-pattern.ts';
import { routeTable } from './routes.ts';

it.each(routeTable.map(({ path }) => path))('%s is a pattern', (path) => {
  expect(isPagePattern(path)).toBe(true);
});

it.each([
  ['/manufacturer', true],
  ['/manufacturer/price-lists/:id', true],
  ['/manufacturer/products/new', true],
  ['/careers/:slug', true],
  ['/careers/*', true],
  ['/tr/careers', false],
  ['/manufacturer/products/018f4d2e-0000-7000-8000-000000000001', false],
  ['/manufacturer/Deniz', false],
  ['/manufacturer/', false],
  ['/shop/42', false],
  ['/login/s3cret', false],
  ['/tr/shop', false],
  ['', false],
])('%s: %s', (text, expected) => {
  expect(isPagePattern(text)).toBe(expected);
});
