import type { DayCount } from 'shared-kit/contract/financing';

/** What the arithmetic needs of an offer. Amounts and percentages are decimal strings, days are ISO dates. */
export type Loan = Readonly<{
  principal: string;
  /** Nominal, per year. */
  ratePercent: string;
  months: number;
  drawdownOn: string;
  dayCount: DayCount;
  monthsBetweenPayments: number;
  graceMonths: number;
  graceInterest: 'paid' | 'capitalised';
  timing: 'arrears' | 'advance';
  repayment: 'level' | 'equal-principal';
  balloon: string;
  /** Each is rounded for itself. */
  taxesOnInterestPercent: readonly string[];
  /** Fees, and taxes that are due once. */
  charges: readonly Charge[];
}>;

export type Charge = Readonly<{
  kind: 'fee' | 'tax';
  amount: string;
  /** Months after the drawdown. */
  month: number;
  /** Paid out of the principal, so it needs no cash. */
  isFinanced: boolean;
}>;

/** A loan in monthly level instalments without anything special; the day matters to no figure but the dates. */
export const plainLoan: Omit<Loan, 'principal' | 'ratePercent' | 'months'> = {
  drawdownOn: '2027-01-01',
  dayCount: '30/360',
  monthsBetweenPayments: 1,
  graceMonths: 0,
  graceInterest: 'paid',
  timing: 'arrears',
  repayment: 'level',
  balloon: '0',
  taxesOnInterestPercent: [],
  charges: [],
};
