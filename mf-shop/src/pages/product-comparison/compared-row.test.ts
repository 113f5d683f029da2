import { expect, it } from '@jest/globals';
import { barOf, bestOf, type ComparedRow, differs, onlyDifferent } from './compared-row.ts';

const row = (better: ComparedRow['better'], ...figures: readonly (number | null)[]): ComparedRow => ({
  key: 'speed_rpm',
  label: 'Speed',
  unit: 'rpm',
  better,
  cells: figures.map((figure) => ({ figure, text: figure === null ? null : String(figure) })),
});

it.each([
  ['the highest', row('higher', 560, 430, 630), 630, [88.89, 68.25, 100]],
  ['the lowest', row('lower', 3, 1.5, 6), 1.5, [50, 25, 100]],
  ['the best of two that are equal', row('higher', 8, 6, 8), 8, [100, 75, 100]],
  ['the best of those that are stated', row('lower', null, 84, 82), 82, [null, 100, 97.62]],
  ['none where all are equal', row('higher', 24, 24), null, [100, 100]],
  ['none of one', row('higher', 24, null), null, [null, null]],
  ['none where neither is better', row(null, 4100, 5200), null, [null, null]],
  ['none and no bar where nothing is stated', row('higher', null, null), null, [null, null]],
  ['the highest without bars below zero', row('higher', -5, 10), 10, [null, null]],
  ['nought as the lowest', row('lower', 0, 4), 0, [0, 100]],
])('marks %s', (_case, given, best, bars) => {
  expect(bestOf(given)).toBe(best);
  const lengths = given.cells.map((cell) => barOf(given, cell));
  expect(lengths.map((it) => it && Math.round(it * 100) / 100)).toEqual(bars);
});

it.each([
  ['equal', row(null, 1, 1), false],
  ['different', row(null, 1, 2), true],
  ['one not stated', row(null, 1, null), true],
  ['a single product', row(null, 1), false],
])('%s: %#', (_case, given, expected) => {
  expect(differs(given)).toBe(expected);
  const groups = [{ key: 'process', title: 'Process', rows: [given] }];
  expect(onlyDifferent(groups)).toEqual(expected ? groups : []);
});
