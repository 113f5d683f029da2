import { addMonths, daysBetween } from './due-dates.ts';
import { effectiveRate, type Flow } from './effective-rate.ts';
import { Exact, sumOf } from './exact.ts';
import type { Charge, Loan } from './loan.ts';
import { type Schedule, type ScheduleRow, scheduleOf } from './schedule.ts';

/** All figures of a loan: amounts with two decimals, rates in percent with six. */
export type LoanFigures = Schedule &
  Readonly<{
    totalInterest: string;
    totalTaxes: string;
    totalFees: string;
    /** Everything that the buyer pays to the bank; a financed fee is part of the principal. */
    totalPaid: string;
    /** What the loan costs beyond its principal. */
    totalCost: string;
    /** Fees and taxes to be paid at the drawdown, without those that the principal pays. */
    upFront: string;
    /** Of the days of all payments, a year having 365; null if there is none. */
    effectiveRatePercent: string | null;
    /** As Directive 2008/48/EC, annex I counts: with equal months. */
    equalMonthsRatePercent: string | null;
  }>;

export function reckonLoan(loan: Loan): LoanFigures {
  const schedule = scheduleOf(loan);
  const { rows } = schedule;
  const total = (name: 'interest' | 'taxes') => sumOf(rows.map((row) => new Exact(row[name])));
  const charged = (kind: Charge['kind']) =>
    sumOf(loan.charges.filter((it) => it.kind === kind).map(({ amount }) => new Exact(amount)));
  const [interest, taxes, fees] = [total('interest'), total('taxes').plus(charged('tax')), charged('fee')];
  const cost = interest.plus(taxes).plus(fees);
  // The principal pays these, so the buyer pays them with it.
  const financed = sumOf(
    loan.charges.filter(({ isFinanced }) => isFinanced).map(({ amount }) => new Exact(amount)),
  );
  const atDrawdown = loan.charges.filter(({ month, isFinanced }) => month === 0 && !isFinanced);
  return {
    ...schedule,
    totalInterest: interest.toFixed(2),
    totalTaxes: taxes.toFixed(2),
    totalFees: fees.toFixed(2),
    totalPaid: cost.plus(loan.principal).minus(financed).toFixed(2),
    totalCost: cost.toFixed(2),
    upFront: sumOf(atDrawdown.map(({ amount }) => new Exact(amount))).toFixed(2),
    ...ratesOf(loan, rows),
  };
}

function ratesOf(loan: Loan, rows: readonly ScheduleRow[]) {
  const paid = [
    ...loan.charges.map(({ amount, month }) => ({ amount: Number(amount), month })),
    ...rows.map(({ payment, balloon, month }) => ({ amount: Number(payment) + Number(balloon), month })),
  ];
  const start: Flow = { amount: Number(loan.principal), years: 0 };
  const rateBy = (yearsAt: (month: number) => number) =>
    percentOf(
      effectiveRate([start, ...paid.map((it) => ({ amount: -it.amount, years: yearsAt(it.month) }))]),
    );
  return {
    effectiveRatePercent: rateBy(
      (month) => daysBetween(loan.drawdownOn, addMonths(loan.drawdownOn, month)) / 365,
    ),
    equalMonthsRatePercent: rateBy((month) => month / 12),
  };
}

const percentOf = (rate: number | null): string | null =>
  rate === null ? null : (Math.abs(rate) < 1e-9 ? 0 : rate * 100).toFixed(6);
