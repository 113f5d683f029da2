import { expect, it } from '@jest/globals';
import { instalment } from './instalment.ts';

it.each([
  // The classic: 100,000 at 6 % over 30 years.
  ['100000', '6', 360, '599.55'],
  ['100000', '12', 12, '8884.88'],
  ['903680', '7.85', 60, '18258.57'],
  ['1200', '0', 12, '100.00'],
  ['100', '0.0000', 3, '33.33'],
  ['0', '8.4', 60, '0.00'],
  ['2.875', '41.5', 1, '2.97'],
  ['999999999999.9999', '8.1', 84, '15636082345.87'],
])('of %s at %s %% over %d months is %s', (principal, rate, months, expected) => {
  expect(instalment(principal, rate, months)).toBe(expected);
});

it.each(['', '-1', 'a', '1e3'])('refuses %j', (principal) => {
  expect(() => instalment(principal, '5', 12)).toThrow();
});
