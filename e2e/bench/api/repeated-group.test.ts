import { expect, it } from '@jest/globals';
import type { Repeated } from './measure-repeated.ts';
import { repeatedFailures, repeatedTable, repeatedVerdicts } from './repeated-group.ts';

const repeated = (asked: number, change: Partial<Repeated> = {}): Repeated => ({
  kind: 'product detail',
  products: 1000,
  concurrency: 10,
  questions: 500,
  milliseconds: Array.from({ length: asked }, () => 4),
  elapsed: 1000,
  serverCpu: asked,
  databaseCpu: asked / 2,
  cacheHits: asked - 10,
  wrong: [],
  ...change,
});

it('shows answers a second and how many were kept ones', () => {
  const [table] = repeatedTable([repeated(2500)], []);
  expect(table?.rows).toEqual([
    ['product detail', '1,000', '500', '10', '2500', '4.0 ms', '4.0 ms', '1.0 ms', '0.5 ms', '2490 of 2500'],
  ]);
});

it('fails for answers that are not the known ones', () => {
  const failures = repeatedFailures([repeated(10), repeated(10, { wrong: ['/api/products/1'] })]);
  expect(failures).toEqual([expect.stringContaining('/api/products/1')]);
});

it.each([
  ['enough at some number of connections', [repeated(1900), repeated(2100, { concurrency: 50 })], [true]],
  ['too few', [repeated(1999)], [false]],
  ['a larger market, which the aim is not about', [repeated(10, { products: 100_000 })], []],
])('judges %s', (_case, all, met) => {
  expect(repeatedVerdicts(all, []).map((it) => it.met)).toEqual(met);
});

it.each([
  ['a new price seen within a second', 'price', 1000, true],
  ['a new price seen later', 'price', 1001, false],
  ['a new stock seen never', 'stock', Number.POSITIVE_INFINITY, false],
] as const)('judges %s', (_case, what, milliseconds, met) => {
  const [verdict] = repeatedVerdicts([], [{ what, products: 1000, milliseconds }]);
  expect(verdict).toMatchObject({ name: `New ${what} seen at 1,000`, met });
});
