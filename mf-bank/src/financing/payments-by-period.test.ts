import { expect, it } from '@jest/globals';
import { paymentsByPeriod } from './payments-by-period.ts';

const row = (due: string, principal: string, interest: string) => ({
  month: 1,
  due,
  principal,
  interest,
  taxes: '1.00',
  balloon: '0.00',
  payment: '0.00',
  balance: '0.00',
});

it('adds up what each schedule pays in the same quarters', () => {
  const one = [row('2027-01-15', '100.00', '9.00'), row('2027-03-15', '100.00', '8.00')];
  const other = [row('2027-07-01', '50.00', '4.00')];
  expect(paymentsByPeriod([one, other])).toEqual({
    unit: 'quarter',
    payments: [
      [219, 0, 0],
      [0, 0, 55],
    ],
  });
});

it.each([
  ['2032-12-31', 'quarter', 24],
  ['2033-01-01', 'year', 7],
] as const)('from 2027 to %s by %s', (last, unit, count) => {
  const { unit: told, payments } = paymentsByPeriod([
    [row('2027-01-01', '1.00', '0.00'), row(last, '1.00', '0.00')],
  ]);
  expect(told).toBe(unit);
  expect(payments[0]).toHaveLength(count);
});

it('knows nothing of offers without a schedule', () => {
  expect(paymentsByPeriod([[], []])).toEqual({ unit: 'quarter', payments: [[], []] });
});
