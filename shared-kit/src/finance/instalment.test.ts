import { expect, it } from '@jest/globals';
import { plainLoan } from './loan.ts';
import { instalmentOf, scheduleOf } from './schedule.ts';

it.each([
  // The classic: 100,000 at 6 % over 30 years would be 599.55; the market ends at 20.
  ['100000', '6', 240, '716.43'],
  ['100000', '12', 12, '8884.88'],
  ['903680', '7.85', 60, '18258.57'],
  ['1200', '0', 12, '100.00'],
  ['100', '0.0000', 3, '33.33'],
  ['0', '8.4', 60, '0.00'],
  ['2.875', '41.5', 1, '2.97'],
  ['999999999999.9999', '8.1', 84, '15636082345.87'],
])('of %s at %s %% over %d months is %s, as in the schedule', (principal, ratePercent, months, expected) => {
  const loan = { ...plainLoan, principal, ratePercent, months };
  expect(instalmentOf(loan)).toBe(expected);
  expect(scheduleOf(loan).instalment).toBe(expected);
});
