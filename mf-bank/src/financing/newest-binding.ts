import type { BuyersFinancing } from 'shared-kit/contract/financing';

type BankQuote = BuyersFinancing['bankQuotes'][number];

/** A bank's newest binding offer, be it a loan or a letter of credit. */
export const newestOf = ({ offers, letters }: BankQuote) =>
  [...offers, ...letters]
    .filter(({ kind }) => kind === 'binding')
    .toSorted((one, other) => other.number - one.number)[0];

/** The loan that a bank offers bindingly; undefined if its newest binding offer is a letter of credit, or there is none. */
export const bindingLoan = (bankQuote: BankQuote) =>
  bankQuote.offers.find(({ id }) => id === newestOf(bankQuote)?.id);

/** Whether this offer may be accepted now: a bank's newest binding one, be it a loan or a letter of credit. */
export function isAcceptable(bankQuote: BankQuote, { id }: Readonly<{ id: string }>): boolean {
  const { moves, bank } = bankQuote;
  // A suspended bank's offer stands, but nothing can be concluded with the bank.
  return newestOf(bankQuote)?.id === id && moves.includes('accept') && !bank.isSuspended;
}
