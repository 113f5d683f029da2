import { expect, it } from '@jest/globals';
import { readAmount } from './read-amount.ts';

it.each([
  ['', null],
  [' ', null],
  ['0', '0'],
  ['250000', '250000'],
  ['250,000', '250000'],
  ['250.000', '250000'],
  ['1.250.000,50', '1250000.50'],
  ['1,250,000.5', '1250000.5'],
  ['250 000', '250000'],
  ['12,5', '12.5'],
  ['007', '7'],
  ['-1', undefined],
  ['12.3456', undefined],
  ['1.25.000', undefined],
  ['much', undefined],
  ['1234567890123', undefined],
])('%j is %j', (typed, amount) => {
  expect(readAmount(typed)).toBe(amount);
});
