import { lendsFor, shopTermsOf, usualTermOf } from 'shared-kit/contract/financing';
import type { IndicativeRate } from 'shared-kit/contract/indicative-rates';
import type { Currency, Money } from 'shared-kit/contract/money';
import { instalmentOf, plainLoan } from 'shared-kit/finance';
import { percentOff, plus } from '../price/exact-amount.ts';

/** The amount to finance: shown in one currency, contracted in the same or another. */
export type Financed = Readonly<{ total: Money; currency: Currency }>;

export type MonthlyOffer = Readonly<{ rate: IndicativeRate; monthly: Money }>;
export type MonthlyOffers = Readonly<{
  months: number;
  /** The down payment of the strictest bank, used for all, so that the figures can be compared. */
  downPaymentPercent: string;
  /** Lowest instalment first. */
  offers: readonly MonthlyOffer[];
}>;

/** The terms that at least one bank offers in this currency. */
export const termsFor = (rates: readonly IndicativeRate[], currency: Currency): readonly number[] =>
  shopTermsOf(rates.filter((rate) => rate.currency === currency));

/**
 * Each bank's monthly instalment for this total. Banks lend in the contract currency; a total shown in another currency
 * gives an instalment converted at the same rate.
 */
export function monthlyOffers(
  rates: readonly IndicativeRate[],
  { total, currency, months }: Financed & Readonly<{ months: number }>,
): MonthlyOffers {
  const lenders = rates.filter((rate) => rate.currency === currency && lendsFor(rate, months));
  const downPaymentPercent = lenders
    .map((rate) => rate.downPaymentPercent)
    .reduce((most, next) => (Number(next) > Number(most) ? next : most), '0');
  const principal = percentOff(total.amount, downPaymentPercent);
  const offers = lenders
    .map((rate) => ({
      rate,
      amount: instalmentOf({ ...plainLoan, principal, ratePercent: rate.ratePercent, months }),
    }))
    .sort((a, b) => Number(a.amount) - Number(b.amount))
    .map(({ rate, amount }) => ({ rate, monthly: { amount, currency: total.currency } }));
  return { months, downPaymentPercent, offers };
}

/** The lowest monthly sum for all parts, each at its usual term with its cheapest bank. Null if a part has no bank. */
export function fromAMonth(rates: readonly IndicativeRate[], parts: readonly Financed[]): Money | null {
  const least = parts.map((part) => {
    const months = usualTermOf(termsFor(rates, part.currency));
    const [cheapest] = months === undefined ? [] : monthlyOffers(rates, { ...part, months }).offers;
    return cheapest?.monthly;
  });
  const [first, ...others] = least;
  if (!first || others.includes(undefined)) return null;
  const amount = others.reduce((sum, next) => plus(sum, next?.amount ?? '0'), first.amount);
  return { amount, currency: first.currency };
}
