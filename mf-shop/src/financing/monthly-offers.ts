import type { Currency, IndicativeRate, Money } from 'shared-kit/contract';
import { percentOff, plus } from '../price/exact-amount.ts';
import { instalment } from './instalment.ts';

/** The terms that are offered for choice, where a bank has them; the middle one first. */
const terms = [36, 60, 84] as const;
const usualTerm = 60;

/** What is to be financed: shown in one currency, contracted in another or the same. */
export type Financed = Readonly<{ total: Money; currency: Currency }>;

export type MonthlyOffer = Readonly<{ rate: IndicativeRate; monthly: Money }>;
export type MonthlyOffers = Readonly<{
  months: number;
  /** The same for every bank, so that the figures can be compared: what the strictest of them asks. */
  downPaymentPercent: string;
  /** The cheapest month first. */
  offers: readonly MonthlyOffer[];
}>;

const lends = (rate: IndicativeRate, months: number) =>
  rate.termMonthsFrom <= months && months <= rate.termMonthsTo;

/** The terms that some bank has for this currency. */
export const termsFor = (rates: readonly IndicativeRate[], currency: Currency): readonly number[] =>
  terms.filter((months) => rates.some((rate) => rate.currency === currency && lends(rate, months)));

export const usualTermOf = (offered: readonly number[]): number | undefined =>
  offered.includes(usualTerm) ? usualTerm : offered.at(-1);

/**
 * What each bank would take a month for this total. Banks lend in the contract's currency; the total may be shown in
 * another one, and the instalment then is converted with it.
 */
export function monthlyOffers(
  rates: readonly IndicativeRate[],
  { total, currency, months }: Financed & Readonly<{ months: number }>,
): MonthlyOffers {
  const lenders = rates.filter((rate) => rate.currency === currency && lends(rate, months));
  const downPaymentPercent = lenders
    .map((rate) => rate.downPaymentPercent)
    .reduce((most, next) => (Number(next) > Number(most) ? next : most), '0');
  const principal = percentOff(total.amount, downPaymentPercent);
  const offers = lenders
    .map((rate) => ({ rate, amount: instalment(principal, rate.ratePercent, months) }))
    .sort((a, b) => Number(a.amount) - Number(b.amount))
    .map(({ rate, amount }) => ({ rate, monthly: { amount, currency: total.currency } }));
  return { months, downPaymentPercent, offers };
}

/**
 * From what a month all of it, each part at its usual term with the bank that takes least. A part that no bank says
 * anything of leaves no figure for the whole.
 */
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
