import { expect, it } from '@jest/globals';
import { reportDev } from './dev-group.ts';

const figures = {
  firstPage: [2900, 2000, 3500],
  edits: { page: [80, 90, 100], style: [60, 60, 60], words: [200, 900, 1500] },
  keptInput: true,
};

it('tells the median and the slowest', () => {
  expect(reportDev(figures).tables[0]?.rows).toEqual([
    ['first page, from the command', '2900 ms', '3500 ms'],
    ['edit of a page', '90.0 ms', '100 ms'],
    ['edit of its style', '60.0 ms', '60.0 ms'],
    ['edit of its words', '900 ms', '1500 ms'],
  ]);
});

it.each([
  ['both within', {}, [true, true]],
  ['a slow start', { firstPage: [3001] }, [false, true]],
  ['a slow edit', { edits: { ...figures.edits, words: [1001] } }, [true, false]],
  ['input that was lost', { keptInput: false }, [true, false]],
])('judges %s', (_case, change, met) => {
  expect(reportDev({ ...figures, ...change }).verdicts.map((it) => it.met)).toEqual(met);
});
