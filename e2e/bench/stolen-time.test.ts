import { expect, it } from '@jest/globals';
import { areUndisturbed, leastDisturbed, measureStolen, readTicks } from './stolen-time.ts';

it('reads what is stolen, and counts guests once', () => {
  const stat = 'cpu  100 5 20 800 10 1 4 60 30 5\ncpu0 1 1 1 1 1 1 1 1 1 1\nintr 7\n';
  expect(readTicks(stat)).toEqual({ all: 1000, stolen: 60 });
});

it('reads nothing where nothing is told', () => {
  expect(readTicks('')).toEqual({ all: 0, stolen: 0 });
});

it('hands on what was measured, with a share', async () => {
  const { measured, stolen } = await measureStolen(async () => 7);
  expect(measured).toBe(7);
  expect(stolen).toBeGreaterThanOrEqual(0);
  expect(stolen).toBeLessThanOrEqual(1);
});

const of = (...shares: number[]) => shares.map((stolen, measured) => ({ measured, stolen }));

it.each([
  ['all are quiet', of(0, 0, 0.01), 3, true],
  ['enough are quiet', of(0.5, 0, 0), 2, true],
  ['one is missing', of(0.5, 0, 0), 3, false],
  ['nothing was measured yet', of(), 1, false],
])('knows when to stop: %s', (_case, all, wanted, stop) => {
  expect(areUndisturbed(all, wanted)).toBe(stop);
});

it.each([
  ['the least disturbed, in their order', of(0.3, 0, 0.2, 0.1), 2, [1, 3]],
  ['all where there are no more', of(0.3, 0), 9, [0, 1]],
])('keeps %s', (_case, all, wanted, kept) => {
  expect(leastDisturbed(all, wanted).map(({ measured }) => measured)).toEqual(kept);
});
