import { addMonths, daysBetween } from './due-dates.ts';
import type { Loan } from './loan.ts';

/** A loan's due dates, counted in steps of its rhythm; step 0 is the drawdown. */
export type Calendar = Readonly<{
  steps: number;
  /** The last step in which no principal is repaid; 0 without grace. */
  grace: number;
  /** The first and last step with an instalment. */
  first: number;
  last: number;
  /** Day of each step. */
  days: readonly string[];
  /** Days of interest in the period that ends with each step; 0 for the drawdown. */
  interestDays: readonly number[];
  /** Days of a year of interest. */
  basis: 360 | 365;
}>;

export function calendarOf(loan: Loan): Calendar {
  const every = loan.monthsBetweenPayments;
  const [steps, grace] = [loan.months / every, loan.graceMonths / every];
  const isInAdvance = loan.timing === 'advance';
  const days = Array.from({ length: steps + 1 }, (_, step) => addMonths(loan.drawdownOn, step * every));
  return {
    steps,
    grace,
    days,
    first: isInAdvance ? grace : grace + 1,
    last: isInAdvance ? steps - 1 : steps,
    interestDays: days.map((day, step) =>
      step === 0 ? 0 : interestDaysOf(loan, days[step - 1] ?? day, day),
    ),
    basis: loan.dayCount === 'ACT/365' ? 365 : 360,
  };
}

/** By 30/360 a month has 30 days, whatever its dates. */
const interestDaysOf = ({ dayCount, monthsBetweenPayments }: Loan, from: string, to: string): number =>
  dayCount === '30/360' ? 30 * monthsBetweenPayments : daysBetween(from, to);
