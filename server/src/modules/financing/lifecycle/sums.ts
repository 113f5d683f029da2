import type { Deviation } from 'shared-kit/contract/financing';
import { type Asked, deviationsOf, isRefused, purchaseFigures, totalOf } from 'shared-kit/finance';
import type { loanOf } from './loan-or-letter.ts';
import type { BankOfferRow, BankQuoteRow, Financing } from './locked-financing.ts';

type Terms = BankOfferRow['terms'];

/** What the buyer asks of one bank: as it was last shared with that bank. */
export const askedOf = ({ amount, ownFunds, currency }: BankQuoteRow): Asked => ({
  amount,
  ownFunds,
  currency,
});

/** The figures of an offer that differ from what was asked of its bank. */
export const deviationsFrom = (
  bankQuote: BankQuoteRow,
  { terms }: Pick<BankOfferRow, 'terms'>,
): Deviation[] => deviationsOf(askedOf(bankQuote), terms);

/** Deviations that keep an offer from being sent. If it was sent before they were checked, they block its next move. */
export function refusedDeviations(bankQuote: BankQuoteRow, terms: Terms): Deviation[] {
  const asked = askedOf(bankQuote);
  return deviationsOf(asked, terms).filter((it) => isRefused(asked, it));
}

/** Whether an offer may be accepted and signed. One that differs took two people, whatever its amount. */
export const isSound = (bankQuote: BankQuoteRow, offer: BankOfferRow): boolean =>
  refusedDeviations(bankQuote, offer.terms).length === 0 &&
  (!offer.wasOneEnough || deviationsFrom(bankQuote, offer).length === 0);

/** The facts about sums that the table of transitions checks. */
export function sumFacts({ offers, bankQuotes }: Financing, bankQuoteId: string) {
  const bankQuote = bankQuotes.find(({ id }) => id === bankQuoteId);
  const own = offers.filter((it) => it.bankQuoteId === bankQuoteId);
  const sent = own.findLast(({ state }) => state === 'sent');
  const binding = own.findLast(({ kind, state }) => kind === 'binding' && state === 'sent');
  const awaited = own.find(({ state }) => state === 'awaiting_approval');
  const holds = (offer: BankOfferRow | undefined, isFine: (it: BankQuoteRow, of: BankOfferRow) => boolean) =>
    !bankQuote || !offer || isFine(bankQuote, offer);
  return {
    doSumsAgree: holds(binding, isSound),
    doAwaitedSumsAgree: holds(awaited, (it, { terms }) => refusedDeviations(it, terms).length === 0),
    isAsAsked: holds(sent, (it, offer) => deviationsFrom(it, offer).length === 0),
  };
}

type Loan = NonNullable<ReturnType<typeof loanOf>>;

/** What both sides read beside a loan's own figures. */
export const comparedWith = (bankQuote: BankQuoteRow, loan: Loan) => ({
  purchase: purchaseFigures(totalOf(askedOf(bankQuote)), loan.terms, loan.figures),
  deviations: deviationsFrom(bankQuote, loan),
});
