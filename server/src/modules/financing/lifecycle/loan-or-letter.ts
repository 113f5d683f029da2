import type {
  BankOfferTerms,
  LetterTerms,
  OfferFigures,
  OwnLetter,
  SentLetter,
} from 'shared-kit/contract/financing';
import type { BankOfferRow } from './locked-financing.ts';

type Loan = Omit<BankOfferRow, 'terms' | 'figures'> & { terms: BankOfferTerms; figures: OfferFigures };
type Letter = Omit<BankOfferRow, 'terms' | 'figures'> & { terms: LetterTerms };

/** The offer as a loan; null for a letter of credit. */
export function loanOf({ terms, figures, ...offer }: BankOfferRow): Loan | null {
  return terms.product === 'letter-of-credit' || !figures ? null : { ...offer, terms, figures };
}

/** The offer as a letter of credit; null for a loan. */
export function letterOf({ terms, figures: _none, ...offer }: BankOfferRow): Letter | null {
  return terms.product === 'letter-of-credit' ? { ...offer, terms } : null;
}

/** What the bank undertakes to pay. */
export const sumOfOffer = ({ terms }: Pick<BankOfferRow, 'terms'>): string =>
  terms.product === 'letter-of-credit' ? terms.amount : terms.principal;

const isThere = <Value>(it: Value | null): it is Value => it !== null;
export const loansAmong = (offers: readonly BankOfferRow[]): Loan[] => offers.map(loanOf).filter(isThere);
export const lettersAmong = (offers: readonly BankOfferRow[]): Letter[] =>
  offers.map(letterOf).filter(isThere);

type OfferRow = Omit<BankOfferRow, 'terms' | 'figures'>;

/** As the buyer sees any offer. Officers' names stay with the bank. */
export const sentOffer = (
  { id, number, kind, sentAt, preparedAt }: OfferRow,
  isOver: boolean,
): Omit<SentLetter, 'terms' | 'deviations'> => ({
  id,
  number,
  kind,
  isOver,
  sentAt: (sentAt ?? preparedAt).toISOString(),
});

/** As the bank sees any of its own offers. */
export const ownOffer = (
  offer: OfferRow,
  { reader, isOver }: Readonly<{ reader: string; isOver: boolean }>,
): Omit<OwnLetter, 'terms' | 'deviations'> => ({
  isOver,
  id: offer.id,
  number: offer.number,
  kind: offer.kind,
  state: offer.state,
  preparedBy: offer.preparedByName,
  isMine: offer.preparedBy === reader,
  decidedBy: offer.decidedByName,
  at: (offer.sentAt ?? offer.preparedAt).toISOString(),
});
