import { expect, it } from '@jest/globals';
import { reportApi } from './api-group.ts';
import type { Measured } from './measure-api.ts';

const measured = (
  products: number,
  concurrency: number,
  slowest: number,
  change: Partial<Measured['batch']> = {},
): Measured => ({
  kind: 'search',
  products,
  concurrency,
  queries: 20,
  stolen: 0.02,
  batch: {
    milliseconds: [...Array.from({ length: 18 }, () => 5), slowest, slowest],
    elapsed: 1000,
    serverCpu: 40,
    databaseCpu: 80,
    cacheTold: 0,
    cacheHits: 0,
    empty: 2,
    partialFacets: 0,
    slowest: [],
    wrong: [],
    ...change,
  },
});

const reportAll = (answers: readonly Measured[]) => reportApi({ answers, repeated: [], changesSeen: [] });

it('shows figures per request', () => {
  const [table] = reportAll([measured(1000, 10, 30)]).tables;
  expect(table?.rows).toEqual([
    ['search', '1,000', '10', '5.0 ms', '30.0 ms', '20', '2.0 ms', '4.0 ms', '2 of 20', 'no cache'],
  ]);
});

it('tells cache hits where answers do', () => {
  const [table] = reportAll([measured(1000, 1, 30, { cacheTold: 20, cacheHits: 7 })]).tables;
  expect(table?.rows[0]?.at(-1)).toBe('7 of 20');
});

it('shows growth between the smallest and the largest market, connections apart', () => {
  const [, growth] = reportAll([
    measured(1000, 1, 10),
    measured(1000, 10, 20),
    measured(1_000_000, 1, 40),
  ]).tables;
  expect(growth?.rows).toEqual([['search', '1', '1.00 ×', '4.00 ×', '1.00 ×', '1.00 ×']]);
});

it.each([
  ['within the budget', [measured(1_000_000, 1, 60)], [true]],
  ['over it', [measured(1_000_000, 1, 60.1)], [false]],
  ['within the budget of a smaller market', [measured(100_000, 1, 25)], [true]],
  ['over that', [measured(100_000, 1, 25.1)], [false]],
  ['over it with ten connections, which it is not about', [measured(1_000_000, 10, 500)], []],
  ['with few products, which have no budget', [measured(1000, 1, 500)], []],
])('judges answers %s', (_case, all, met) => {
  expect(reportAll(all).verdicts.map((it) => it.met)).toEqual(met);
});

it('fails for wrong answers, beside the figures', () => {
  const wrong = [{ path: '/api/products?q=loom', problems: ['a product twice'] }];
  const { failures, tables } = reportAll([measured(1000, 1, 5, { wrong })]);
  expect(failures).toEqual([expect.stringMatching(/Wrong answers: 1.*\n.*q=loom at 1,000\n.*twice/)]);
  expect(tables[0]?.rows).toHaveLength(1);
});

it('fails for nothing else', () => {
  expect(reportAll([measured(1000, 1, 5000)]).failures).toEqual([]);
});

it.each([
  ['say nothing of facets that count everything', 0, 3],
  ['say how many facets count a part', 3, 4],
])('%s', (_case, partialFacets, notes) => {
  const [table] = reportAll([measured(1000, 1, 5, { partialFacets })]).tables;
  expect(table?.notes).toHaveLength(notes);
});
