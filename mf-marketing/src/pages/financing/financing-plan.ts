import { Decimal } from 'decimal.js';

const Exact = Decimal.clone({ precision: 40 });
type Exact = InstanceType<typeof Exact>;

/** Amounts and percentages as decimal strings. A lease ends with its residual value, a loan without. */
export type PlanTerms = Readonly<{
  price: string;
  downPercent: string;
  months: number;
  graceMonths: number;
  yearlyPercent: string;
  feePercent: string;
  residualPercent: string;
}>;

export type PlanRow = Readonly<Record<'payment' | 'interest' | 'principal' | 'balance', string>>;

export type FinancingPlan = Readonly<{
  financed: string;
  fee: string;
  /** Paid with the last instalment; zero for a loan. */
  residual: string;
  /** The monthly payment after the grace months. */
  instalment: string;
  rows: readonly PlanRow[];
  /** Down payment, fee and all monthly payments. */
  total: string;
  /** The cost of financing beyond the price. */
  cost: string;
  /** Yearly rate as a fraction such as 0.0723, with equal months. */
  effectiveRate: string;
}>;

const cents = (value: Exact): Exact => value.toDecimalPlaces(2, Decimal.ROUND_HALF_EVEN);
const share = (percent: string): Exact => new Exact(percent).div(100);

/** The annuity `(P − B/(1+r)^n)·r / (1 − (1+r)^−n)`; without interest `(P − B)/n`. */
function annuity(principal: Exact, balloon: Exact, rate: Exact, periods: number): Exact {
  if (rate.isZero()) return principal.minus(balloon).div(periods);
  const growth = rate.plus(1).pow(periods);
  return principal
    .minus(balloon.div(growth))
    .mul(rate)
    .div(new Exact(1).minus(new Exact(1).div(growth)));
}

/**
 * Monthly payments in arrears. Grace months pay only interest. The last payment absorbs rounding; no payment exceeds
 * the remaining debt.
 */
export function financingPlan(terms: PlanTerms): FinancingPlan {
  const price = new Exact(terms.price);
  const down = cents(price.mul(share(terms.downPercent)));
  const financed = price.minus(down);
  const fee = cents(financed.mul(share(terms.feePercent)));
  const balloon = cents(price.mul(share(terms.residualPercent)));
  const rate = share(terms.yearlyPercent).div(12);
  const instalment = cents(annuity(financed, balloon, rate, terms.months - terms.graceMonths));
  const payments: Exact[] = [];
  const rows: PlanRow[] = [];
  let balance = financed;
  for (let month = 1; month <= terms.months; month += 1) {
    const interest = cents(balance.mul(rate));
    const owed = balance.plus(interest);
    const regular = month <= terms.graceMonths ? interest : Exact.min(instalment, owed);
    const payment = month === terms.months ? owed : regular;
    const principal = payment.minus(interest);
    balance = balance.minus(principal);
    payments.push(payment);
    rows.push({
      payment: payment.toFixed(2),
      interest: interest.toFixed(2),
      principal: principal.toFixed(2),
      balance: balance.toFixed(2),
    });
  }
  const total = payments.reduce((sum, payment) => sum.plus(payment), down.plus(fee));
  return {
    financed: financed.toFixed(2),
    fee: fee.toFixed(2),
    residual: balloon.toFixed(2),
    instalment: instalment.toFixed(2),
    rows,
    total: total.toFixed(2),
    cost: total.minus(price).toFixed(2),
    effectiveRate: effectiveRate(financed.minus(fee), payments),
  };
}

/** The yearly rate at which the payments are worth the amount received, found by bisection to six digits. */
function effectiveRate(received: Exact, payments: readonly Exact[]): string {
  const worth = (monthly: Exact): Exact =>
    payments.reduceRight((later, payment) => later.plus(payment).div(monthly.plus(1)), new Exact(0));
  let low = new Exact(0);
  let high = new Exact(1);
  for (let step = 0; step < 50; step += 1) {
    const middle = low.plus(high).div(2);
    if (worth(middle).gt(received)) low = middle;
    else high = middle;
  }
  return low.plus(1).pow(12).minus(1).toFixed(6);
}
