import { addMonths, daysBetween } from './due-dates.ts';
import { Exact, ofPercent } from './exact.ts';
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
  /** Interest of the period that ends with each step, as a share of what was owed. */
  interest: readonly Exact[];
  /** The same with the taxes on it. */
  interestAndTaxes: readonly Exact[];
}>;

export function calendarOf(loan: Loan): Calendar {
  const every = loan.monthsBetweenPayments;
  const [steps, grace] = [loan.months / every, loan.graceMonths / every];
  const isInAdvance = loan.timing === 'advance';
  const days = Array.from({ length: steps + 1 }, (_, step) => addMonths(loan.drawdownOn, step * every));
  const rate = ofPercent(loan.ratePercent);
  const interest = days.map((day, step) => rate.mul(yearsOf(loan, days[step - 1] ?? day, day)));
  const taxes = loan.taxesOnInterestPercent.reduce((sum, tax) => sum.plus(ofPercent(tax)), new Exact(1));
  return {
    ...{ steps, grace, days, interest },
    first: isInAdvance ? grace : grace + 1,
    last: isInAdvance ? steps - 1 : steps,
    interestAndTaxes: interest.map((share) => share.mul(taxes)),
  };
}

/** How much of a year interest counts for a period. By 30/360 each is alike, whatever its dates. */
function yearsOf({ dayCount, monthsBetweenPayments }: Loan, from: string, to: string): Exact {
  if (dayCount === '30/360') return new Exact(monthsBetweenPayments).div(12);
  return new Exact(daysBetween(from, to)).div(dayCount === 'ACT/360' ? 360 : 365);
}
