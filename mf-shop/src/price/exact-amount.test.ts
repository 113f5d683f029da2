import { expect, it } from '@jest/globals';
import { isNegative, isZero, minus, percentOff, times } from './exact-amount.ts';

it.each([
  ['2.875', 3, '8.6250'],
  ['0.1', 3, '0.3000'],
  ['141200', 8, '1129600.0000'],
  ['9007199254740993', 2, '18014398509481986.0000'],
])('%s × %d is %s', (amount, count, product) => {
  expect(times(amount, count)).toBe(product);
});

it.each([
  ['141200', '128800', '12400.0000'],
  ['0.3', '0.1', '0.2000'],
  ['100', '109.8', '-9.8000'],
  ['5.0000', '5', '0.0000'],
])('%s − %s is %s', (amount, other, difference) => {
  expect(minus(amount, other)).toBe(difference);
  expect(isNegative(difference)).toBe(difference.startsWith('-'));
  expect(isZero(difference)).toBe(difference === '0.0000');
});

it.each([
  ['148500', '5', '141075.0000'],
  ['100', '2.5', '97.5000'],
  ['0.0001', '50', '0.0001'],
  ['2.8750', '12.25', '2.5228'],
  ['100', '0', '100.0000'],
])('%s less %s %% is %s', (amount, percent, reduced) => {
  expect(percentOff(amount, percent)).toBe(reduced);
});

it('refuses what is no amount', () => {
  expect(() => times('1e3', 1)).toThrow('1e3 is not an amount');
});
