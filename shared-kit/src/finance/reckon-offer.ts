import { type BankOfferTerms, type OfferRate, paymentRhythms } from 'shared-kit/contract/financing';
import { partOf } from './amounts.ts';
import { Exact } from './exact.ts';
import type { Charge, Loan } from './loan.ts';
import { type LoanFigures, reckonLoan } from './reckon-loan.ts';

/** Yearly nominal rate in percent. A floating one with its base moved by this many points; never below its floor or zero. */
export function nominalRate(rate: OfferRate, basePoints = '0'): string {
  if (rate.kind === 'fixed') return rate.percent;
  const moved = new Exact(rate.basePercent).plus(basePoints).plus(rate.spreadPercent);
  return Exact.max(moved, rate.floorPercent ?? 0, 0).toString();
}

/** The figures of a bank's offer. `basePoints` moves the base of a floating rate, as a scenario. */
export const reckonOffer = (terms: BankOfferTerms, basePoints = '0'): LoanFigures =>
  reckonLoan(loanOf(terms, basePoints));

function loanOf(terms: BankOfferTerms, basePoints: string): Loan {
  const { principal, months, drawdownOn, dayCount, graceMonths, graceInterest } = terms;
  return {
    principal,
    months,
    drawdownOn,
    dayCount,
    graceMonths,
    graceInterest,
    ratePercent: nominalRate(terms.rate, basePoints),
    monthsBetweenPayments: paymentRhythms[terms.rhythm],
    timing: terms.timing,
    repayment: terms.repayment,
    balloon: terms.balloon,
    taxesOnInterestPercent: terms.taxes
      .filter(({ base }) => base === 'interest')
      .map(({ percent }) => percent),
    charges: chargesOf(terms),
  };
}

/** Fees, and the taxes that are due once. A tax on a financed fee is financed with it. */
export const chargesOf = (terms: BankOfferTerms): Charge[] => [...feesOf(terms), ...taxesDueOnce(terms)];

const feesOf = ({ fees, principal }: BankOfferTerms): Charge[] =>
  fees.map(({ of, dueMonth, isFinanced }) => ({
    kind: 'fee',
    amount: of.kind === 'amount' ? of.amount : partOf(principal, of.percent),
    month: dueMonth,
    isFinanced,
  }));

/** Taxes on fees fall due with each fee, those on principal and import value at the drawdown. */
function taxesDueOnce(terms: BankOfferTerms): Charge[] {
  const taxOn = (of: Pick<Charge, 'amount' | 'month' | 'isFinanced'>, percent: string): Charge => ({
    ...of,
    kind: 'tax',
    amount: partOf(of.amount, percent),
  });
  const once = (amount: string) => [{ amount, month: 0, isFinanced: false }];
  const taxed = {
    interest: () => [],
    fees: () => feesOf(terms),
    principal: () => once(terms.principal),
    'import-value': (value: string | null) => once(value ?? '0'),
  };
  return terms.taxes.flatMap(({ base, percent, baseAmount }) =>
    taxed[base](baseAmount).map((it) => taxOn(it, percent)),
  );
}
