import type { Calendar } from './calendar.ts';
import { Exact, ofPercent, sumOf, toCents } from './exact.ts';
import type { Loan } from './loan.ts';

/**
 * Interest for the period that ends with a step. The one division comes last: a factor made before it is already
 * rounded, and an exact half cent would then be rounded down.
 */
export const interestAt = (step: number, balance: Exact, { ratePercent }: Loan, calendar: Calendar): Exact =>
  toCents(
    balance
      .mul(ratePercent)
      .mul(calendar.interestDays[step] ?? 0)
      .div(100 * calendar.basis),
  );

/** Taxes on a period's interest, from its rounded amount. Each is rounded for itself. */
export const taxesOn = (interest: Exact, { taxesOnInterestPercent }: Loan): Exact =>
  sumOf(taxesOnInterestPercent.map((tax) => toCents(interest.mul(ofPercent(tax)))));

/** So many digits that no product over 240 periods is rounded. */
export const Unrounded = Exact.clone({ precision: 10_000 });

/** A debt grows by the factor `above` / `below` in a period, taxes included. Kept as a fraction, so that nothing is rounded. */
export type Growth = Readonly<{ above: Exact; below: Exact }>;

export function growthAt(step: number, loan: Loan, { interestDays, basis }: Calendar): Growth {
  const withTaxes = sumOf(loan.taxesOnInterestPercent.map((tax) => new Exact(tax))).plus(100);
  const below = new Unrounded(100 * basis * 100);
  const interest = new Unrounded(loan.ratePercent).mul(interestDays[step] ?? 0).mul(withTaxes);
  return { above: below.plus(interest), below };
}
