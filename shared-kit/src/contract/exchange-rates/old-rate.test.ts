import { expect, it } from '@jest/globals';
import { isOldRate } from './old-rate.ts';

it.each([
  ['2026-11-30T10:00:00Z', false],
  ['2026-12-05T23:59:59Z', false],
  ['2026-12-06T00:00:00Z', true],
  ['2028-10-30T00:00:00Z', true],
])('a rate of 30 November is old at %s: %s', (at, isOld) => {
  expect(isOldRate('2026-11-30', new Date(at))).toBe(isOld);
});
