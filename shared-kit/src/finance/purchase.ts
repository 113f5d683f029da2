import type {
  BankOfferTerms,
  Deviation,
  LetterTerms,
  OfferFigures,
  PurchaseFigures,
} from 'shared-kit/contract/financing';
import type { Currency } from 'shared-kit/contract/money';
import { Exact, sumOf } from './exact.ts';
import { chargesOf } from './reckon-offer.ts';

type Stored = Pick<OfferFigures, 'upFront'> & {
  rows: readonly Pick<OfferFigures['rows'][number], 'month' | 'payment' | 'balloon'>[];
};

/** `figures` as they were stored with the offer: what was agreed is never reckoned again. */
export function purchaseFigures(total: string, terms: BankOfferTerms, figures: Stored): PurchaseFigures {
  const reaches = new Exact(reachesMaker(terms));
  const ownFunds = new Exact(total).minus(reaches);
  const first = figures.rows.filter(({ month }) => month === 0);
  const inAdvance = sumOf(first.flatMap(({ payment, balloon }) => [new Exact(payment), new Exact(balloon)]));
  const atDrawdown = inAdvance.plus(figures.upFront);
  return {
    total: new Exact(total).toFixed(2),
    reachesMaker: reaches.toFixed(2),
    ownFunds: ownFunds.toFixed(2),
    atDrawdown: atDrawdown.toFixed(2),
    cashNeeded: ownFunds.plus(atDrawdown).toFixed(2),
  };
}

const financedCharges = (terms: BankOfferTerms) => chargesOf(terms).filter(({ isFinanced }) => isFinanced);

/** The money that reaches the maker: a loan's principal less the charges that it finances, or a letter's amount. */
export function reachesMaker(terms: BankOfferTerms | LetterTerms): string {
  if (terms.product === 'letter-of-credit') return new Exact(terms.amount).toFixed(2);
  const financed = sumOf(financedCharges(terms).map(({ amount }) => new Exact(amount)));
  return new Exact(terms.principal).minus(financed).toFixed(2);
}

/** What a buyer asked of a bank. Own funds plus amount are the total of the purchase and its named extras. */
export type Asked = Readonly<{ ownFunds: string; amount: string; currency: Currency }>;

export const totalOf = ({ ownFunds, amount }: Asked): string => new Exact(ownFunds).plus(amount).toFixed(2);

/** Every figure of an offer that doesn't agree with what was asked. Empty: all sums agree. */
export function deviationsOf(asked: Asked, terms: BankOfferTerms | LetterTerms): Deviation[] {
  // Sums of two currencies can't be compared.
  if (terms.currency !== asked.currency)
    return [{ of: 'currency', stated: terms.currency, expected: asked.currency }];
  const reaches = reachesMaker(terms);
  if (terms.product === 'letter-of-credit') return differing('letter', reaches, asked.amount);
  const needed = new Exact(totalOf(asked)).minus(reaches).toFixed(2);
  return [
    ...differing('ownFunds', terms.ownFunds, needed),
    ...differing('principal', reaches, asked.amount),
    ...financedCharges(terms)
      .filter(({ kind, month }) => kind === 'fee' && month > 0)
      .flatMap(({ amount }) => differing('laterFee', amount, '0')),
  ];
}

const differing = (of: Deviation['of'], stated: string, expected: string): Deviation[] =>
  new Exact(stated).equals(expected)
    ? []
    : [{ of, stated: new Exact(stated).toFixed(2), expected: new Exact(expected).toFixed(2) }];

const mostPercent = 5;

/**
 * Whether a deviation keeps an offer from being sent, accepted or confirmed: its sums miss the purchase by more than 5 %
 * of the total. A bank may lend less than was asked for, if the own funds that it states say so.
 */
export function isRefused(asked: Asked, { of, stated, expected }: Deviation): boolean {
  if (of === 'currency' || of === 'laterFee') return true;
  if (of === 'principal') return false;
  const missed = new Exact(stated).minus(expected).abs();
  return missed.mul(100).greaterThan(new Exact(totalOf(asked)).mul(mostPercent));
}
