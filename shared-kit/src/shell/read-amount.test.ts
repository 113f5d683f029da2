import { describe, expect, it } from '@jest/globals';
import { readAmount, readWhole } from './read-amount.ts';

it.each([
  ['141200', '141200'],
  ['141,200', '141200'],
  ['1,141,200.50', '1141200.50'],
  ['141 200,5', '141200.5'],
  ['2.875', '2.875'],
  ['2,875', '2875'],
  ['1,14', '1.14'],
  ['007', '7'],
  ['1.14.2', null],
  ['14,1200', null],
  ['2.87501', null],
  ['-5', null],
  ['five', null],
  ['', null],
  ['123456789012345', null],
])('%s is read as the amount %s', (typed, expected) => {
  expect(readAmount(typed, 4)).toBe(expected);
});

it('has no more decimals than asked for', () => {
  expect([readAmount('1.25', 2), readAmount('1.255', 2)]).toEqual(['1.25', null]);
});

describe('whole numbers', () => {
  it.each([
    ['8', 1, 8],
    [' 12 ', 1, 12],
    ['0', 1, null],
    ['0', 0, 0],
    ['1.5', 1, null],
    ['1000000', 1, null],
  ])('%s from %i is %s', (typed, least, expected) => {
    expect(readWhole(typed, least)).toBe(expected);
  });
});
