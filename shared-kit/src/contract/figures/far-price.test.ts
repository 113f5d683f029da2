import { expect, it } from '@jest/globals';
import { isFarFrom } from './far-price.ts';

it.each([
  ['73100', '73100.0000', false],
  ['70.5', '73100', true],
  ['219300', '73100', false],
  ['219300.0001', '73100', true],
  ['1', '3', false],
  ['0.9999', '3', true],
  ['0', '3', true],
  ['5', '0', false],
])('%s after %s is far: %s', (price, last, isFar) => {
  expect(isFarFrom(price, last)).toBe(isFar);
});
