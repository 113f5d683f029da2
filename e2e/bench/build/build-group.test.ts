import { expect, it } from '@jest/globals';
import { reportBuilds } from './build-group.ts';

const builds = (slowest: number, entry: number) => ({
  folder: '',
  all: [
    { name: 'mf-shop', seconds: slowest, entryGzipBytes: 15_000 },
    { name: 'mf-bank', seconds: 1, entryGzipBytes: entry },
    { name: 'host', seconds: 20, entryGzipBytes: null },
    { name: 'monolith', seconds: 10, entryGzipBytes: null },
  ],
});

it('adds the federated builds up and compares them with the monolith', () => {
  const [table] = reportBuilds(builds(4, 12_000)).tables;
  expect(table?.rows.find(([name]) => name?.startsWith('federated'))).toEqual([
    'federated, one after the other',
    '25.00 s',
    '2.50 ×',
    '',
  ]);
});

it.each([
  ['all within', 5, 16_000, [true, true]],
  ['one slow area', 5.01, 16_000, [false, true]],
  ['one large entry', 5, 16_001, [true, false]],
])('judges areas: %s', (_case, slowest, entry, met) => {
  expect(reportBuilds(builds(slowest, entry)).verdicts.map((it) => it.met)).toEqual(met);
});

it('names the area that a verdict is about', () => {
  const [slow, large] = reportBuilds(builds(6, 17_000)).verdicts;
  expect([slow?.note, large?.note]).toEqual(['slowest: mf-shop', 'largest: mf-bank']);
});
