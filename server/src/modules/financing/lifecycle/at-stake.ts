import type { Seen } from 'shared-kit/contract/binding';
import { isVersionCurrent } from './facts-of.ts';
import { sumOfOffer } from './loan-or-letter.ts';
import { type BankOfferRow, bindingOffer, type Financing } from './locked-financing.ts';

type Side = 'buyer' | 'bank';

/** What a binding move is about: for the bank also the offer that awaits its second person. */
function offerAtStake(financing: Financing, bankQuoteId: string, side: Side): BankOfferRow | undefined {
  const own = financing.offers.filter((it) => it.bankQuoteId === bankQuoteId);
  const awaiting = side === 'bank' && own.findLast(({ state }) => state === 'awaiting_approval');
  return awaiting || (bindingOffer(financing, bankQuoteId) ?? own.findLast(({ state }) => state === 'sent'));
}

/**
 * What one side of a bank quote decides on: the purchase's version, the offer, the contract and the payments. Both sides
 * know all that it is made of.
 */
export function atStakeOf(financing: Financing, bankQuoteId: string, side: Side): Seen {
  const { request, bankQuotes, contracts, disbursements } = financing;
  const isOfThis = (it: Readonly<{ bankQuoteId: string }>) => it.bankQuoteId === bankQuoteId;
  const offer = offerAtStake(financing, bankQuoteId, side);
  // A bank that had ended wasn't told the amounts of a newer version.
  const asked = bankQuotes.find(({ id }) => id === bankQuoteId) ?? request;
  const sum = offer
    ? { amount: sumOfOffer(offer), currency: offer.terms.currency }
    : { amount: asked.amount, currency: asked.currency };
  const version = [
    `rev ${request.quote.version}`,
    !isVersionCurrent(financing) && 'replaced',
    offer?.id,
    contracts.findLast(isOfThis)?.id,
    `${disbursements.filter(isOfThis).length} payments`,
  ];
  return { version: version.filter(Boolean).join(', '), sum };
}

/** What the buyer decides on when it ends the request as a whole. */
export const requestAtStake = (financing: Financing): Seen => {
  const { request, bankQuotes } = financing;
  const version = bankQuotes.map(({ id, state }) => `${state} ${atStakeOf(financing, id, 'buyer').version}`);
  return { version: version.join('; '), sum: { amount: request.amount, currency: request.currency } };
};
