import type { BuyersFinancing } from 'shared-kit/contract';

type BankQuote = BuyersFinancing['bankQuotes'][number];

/** Whether this offer may be accepted now: a bank's newest binding one, be it a loan or a letter of credit. */
export function isAcceptable(
  { moves, bank, offers, letters }: BankQuote,
  { id }: Readonly<{ id: string }>,
): boolean {
  const [newest] = [...offers, ...letters]
    .filter(({ kind }) => kind === 'binding')
    .toSorted((one, other) => other.number - one.number);
  // A suspended bank's offer stands, but nothing can be concluded with the bank.
  return newest?.id === id && moves.includes('accept') && !bank.isSuspended;
}
