import { expect, it } from '@jest/globals';
import { median, percentile } from './statistics.ts';

const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

it.each([
  ['the middle of a hundred', hundred, 0.5, 50],
  ['95 of a hundred', hundred, 0.95, 95],
  ['all of them', hundred, 1, 100],
  ['none of them, which is the smallest', hundred, 0, 1],
  ['95 % of three, rounded up', [3, 1, 2], 0.95, 3],
  ['of one value', [7], 0.5, 7],
  ['of nothing', [], 0.5, Number.NaN],
])('takes the percentile of %s', (_case, values, share, expected) => {
  expect(percentile(values, share)).toBe(expected);
});

it.each([
  ['an odd number of values', [9, 1, 5], 5],
  ['an even number of values', [4, 1, 3, 2], 2.5],
  ['one value', [8], 8],
  ['ten and two, by value and not by text', [10, 2, 33], 10],
  ['nothing', [], Number.NaN],
])('takes the median of %s', (_case, values, expected) => {
  expect(median(values)).toBe(expected);
});
