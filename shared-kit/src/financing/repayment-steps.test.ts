import { expect, it } from '@jest/globals';
import { balancesOf, repaymentSteps } from './repayment-steps.ts';

const row = (due: string, more: object = {}) => ({
  due,
  interest: '10.50',
  taxes: '0.50',
  principal: '100.00',
  balloon: '0.00',
  payment: '111.00',
  balance: '0.00',
  ...more,
});

it('adds up each quarter, with taxes beside interest, the balloon beside principal and the balance at its end', () => {
  const schedule = [
    row('2027-01-31', { balance: '1100.00' }),
    row('2027-03-31', { balance: '1000.00' }),
    row('2027-04-30', { balloon: '900.00' }),
  ];
  const [steps = []] = repaymentSteps([schedule]);
  expect(balancesOf(steps)).toEqual([1200, 1000, 0]);
  expect(steps).toEqual([
    { year: '2027', quarter: 1, principal: 200, interest: 22, balance: 1000 },
    { year: '2027', quarter: 2, principal: 1000, interest: 11, balance: 0 },
  ]);
});

it.each([
  [24, 24],
  [25, 7],
])('of %i quarters makes %i steps', (quarters, steps) => {
  const day = (at: number) => `${2027 + Math.floor(at / 4)}-${String((at % 4) * 3 + 1).padStart(2, '0')}-15`;
  const schedule = Array.from({ length: quarters }, (_, at) => row(day(at)));
  const drawn = repaymentSteps([schedule, [row(day(0)), row(day(4))]]);
  // A shorter one beside it has the same periods.
  expect(drawn.map(({ length }) => length)).toEqual([steps, 2]);
  expect(drawn[1]?.[0]?.quarter).toBe(steps === quarters ? 1 : null);
});
