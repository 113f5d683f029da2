import { expect, it } from '@jest/globals';
import { judge } from './budget.ts';

const budget = { name: 'Remote entry', limit: 16, unit: 'KB' };

it.each([
  ['below the limit', 15.3, {}, true],
  ['at the limit', 16, {}, true],
  ['just above it', 16.001, {}, false],
  ['never measured', Number.NaN, {}, false],
  ['below it, but not what the budget is about', 3, { unmetBecause: 'not prerendered yet' }, false],
  ['below it, with a remark', 3, { note: 'of mf-shop' }, true],
])('judges a figure that is %s', (_case, measured, more, met) => {
  expect(judge(budget, measured, more)).toMatchObject({ met, measured, limit: 16 });
});

it.each([
  [94, false],
  [95, true],
  [Number.NaN, false],
])('%d of what must be reached', (measured, met) => {
  expect(judge({ name: 'Points', limit: 95, unit: '', isLeast: true }, measured).met).toBe(met);
});

it('keeps the reason', () => {
  expect(judge(budget, 3, { unmetBecause: 'no', note: 'of mf-shop' }).note).toBe('no');
  expect(judge(budget, 3, { note: 'of mf-shop' }).note).toBe('of mf-shop');
});
