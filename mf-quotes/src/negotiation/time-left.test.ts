import { expect, it } from '@jest/globals';
import { timeLeft } from './time-left.ts';

it.each([
  ['2026-12-12T10:00:00Z', { unit: 'days', count: 22 }],
  ['2026-11-22T10:00:00Z', { unit: 'days', count: 2 }],
  ['2026-11-22T09:59:59Z', { unit: 'hours', count: 47 }],
  ['2026-11-20T11:59:00Z', { unit: 'minutes', count: 119 }],
  ['2026-11-20T10:00:10Z', { unit: 'minutes', count: 1 }],
  ['2026-11-20T10:00:00Z', null],
])('until %s it is %o', (end, expected) => {
  expect(timeLeft(end, '2026-11-20T10:00:00Z')).toEqual(expected);
});
