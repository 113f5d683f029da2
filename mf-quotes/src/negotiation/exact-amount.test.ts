import { describe, expect, it } from '@jest/globals';
import { isNegative, isSameAmount, isZero, subtract } from './exact-amount.ts';

it.each([
  ['1.1', '1', '0.1000'],
  ['1', '1.0001', '-0.0001'],
  ['90071992547409931', '1', '90071992547409930.0000'],
  ['-5', '-5.5', '0.5000'],
])('%s less %s is %s', (from, amount, expected) => {
  expect(subtract(from, amount)).toBe(expected);
});

describe('amounts are compared as sums, not as text', () => {
  it.each([
    ['1.5', '1.5000', true],
    ['1.5', '1.5001', false],
    [null, null, true],
    [null, '0', false],
  ])('%s and %s: %s', (one, other, expected) => {
    expect(isSameAmount(one, other)).toBe(expected);
  });

  it.each([
    ['0.0000', true, false],
    ['-0.0001', false, true],
    ['3', false, false],
  ])('%s is zero %s, negative %s', (amount, zero, negative) => {
    expect([isZero(amount), isNegative(amount)]).toEqual([zero, negative]);
  });
});
