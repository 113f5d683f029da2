import type { BuyersFinancing, SentBankOffer } from 'shared-kit/contract/financing';

type BankQuote = BuyersFinancing['bankQuotes'][number];
/** A bank with its newest offer. */
export type Column = Readonly<{ bankQuote: BankQuote; offer: SentBankOffer }>;

/** What still stands first, of that binding offers, then by effective rate. */
export function columnsOf({ bankQuotes }: BuyersFinancing): Column[] {
  const rateOf = ({ offer }: Column) =>
    Number(offer.figures.effectiveRatePercent ?? Number.POSITIVE_INFINITY);
  return bankQuotes
    .flatMap((bankQuote) => {
      const offer = bankQuote.offers.at(-1);
      return offer ? [{ bankQuote, offer }] : [];
    })
    .toSorted(
      (one, other) =>
        Number(one.offer.isOver) - Number(other.offer.isOver) ||
        Number(other.offer.kind === 'binding') - Number(one.offer.kind === 'binding') ||
        rateOf(one) - rateOf(other),
    );
}

const alike = ({ offer: { terms } }: Column) => `${terms.currency} ${terms.principal} ${terms.months}`;

/** The column with the least of a figure, among binding offers of the same amount over the same time; null: no best. */
export function bestOf(
  columns: readonly Column[],
  figure: (offer: SentBankOffer) => string | null,
): Column | null {
  const binding = columns.filter(
    ({ offer, bankQuote }) =>
      offer.kind === 'binding' && !offer.isOver && !bankQuote.bank.isSuspended && figure(offer) !== null,
  );
  if (binding.length < 2 || new Set(binding.map(alike)).size > 1) return null;
  const [first, second] = binding.toSorted(
    (one, other) => Number(figure(one.offer)) - Number(figure(other.offer)),
  );
  return first && second && figure(first.offer) !== figure(second.offer) ? first : null;
}

/** Columns whose indicative figure is better than every binding one of the same amount over the same time. */
export function betterIndications(
  columns: readonly Column[],
  figure: (offer: SentBankOffer) => string | null,
): readonly Column[] {
  if (new Set(columns.map(alike)).size > 1) return [];
  const figureOf = ({ offer }: Column) => Number(figure(offer) ?? Number.POSITIVE_INFINITY);
  const standing = columns.filter(({ offer }) => !offer.isOver);
  const binding = standing.filter(({ offer }) => offer.kind === 'binding').map(figureOf);
  if (binding.length === 0) return [];
  const least = Math.min(...binding);
  return standing.filter((it) => it.offer.kind === 'indicative' && figureOf(it) < least);
}
