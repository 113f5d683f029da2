import type { BankOfferTerms, LetterTerms, OfferFigures } from 'shared-kit/contract';
import { Exact, sumOf } from './exact.ts';
import { chargesOf } from './reckon-offer.ts';

/** What an offer does for a purchase. Amounts have two decimals and the offer's currency. */
export type PurchaseFigures = Readonly<{
  /** Grand total of the version and the named extras. */
  total: string;
  /** The principal without the fees that it pays and the taxes on them. */
  reachesMaker: string;
  /** What is left of the total for the buyer to pay. Below zero where the maker would get too much. */
  ownFunds: string;
  /** Fees and taxes from the buyer's own money on the day of the drawdown, and an instalment in advance. */
  atDrawdown: string;
  /** Own funds and what is due at the drawdown; with what reaches the maker, total and drawdown. */
  cashNeeded: string;
}>;

type Stored = Pick<OfferFigures, 'upFront'> & { rows: readonly OfferFigures['rows'][number][] };

/** `figures` as they were stored with the offer: what was agreed is never reckoned again. */
export function purchaseFigures(total: string, terms: BankOfferTerms, figures: Stored): PurchaseFigures {
  const reaches = reachesMaker(terms);
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

/** Of a loan without what it finances of its own cost; of a letter of credit, its amount. */
function reachesMaker(terms: BankOfferTerms | LetterTerms): Exact {
  if (terms.product === 'letter-of-credit') return new Exact(terms.amount);
  const financed = chargesOf(terms).filter(({ isFinanced }) => isFinanced);
  return new Exact(terms.principal).minus(sumOf(financed.map(({ amount }) => new Exact(amount))));
}

/** What a buyer asked of a bank: `ownFunds` and `amount` are `total`. */
export type Asked = Readonly<{ total: string; ownFunds: string; amount: string }>;

/** A figure of an offer that differs from what it must agree with. */
export type Deviation = Readonly<{
  /** `principal`: what reaches the maker isn't the amount asked for. `letter`: the same of a letter of credit. */
  of: 'ownFunds' | 'principal' | 'letter';
  stated: string;
  expected: string;
}>;

/** Every figure of an offer that doesn't agree with the purchase. Empty: all sums agree. */
export function deviationsOf(asked: Asked, terms: BankOfferTerms | LetterTerms): Deviation[] {
  const reaches = reachesMaker(terms);
  const compared: Deviation[] =
    terms.product === 'letter-of-credit'
      ? [{ of: 'letter', stated: terms.amount, expected: asked.amount }]
      : [
          {
            of: 'ownFunds',
            stated: terms.ownFunds,
            expected: new Exact(asked.total).minus(reaches).toFixed(2),
          },
          { of: 'principal', stated: reaches.toFixed(2), expected: asked.amount },
        ];
  return compared.filter(({ stated, expected }) => !new Exact(stated).equals(expected));
}

const mostPercent = 5;

/**
 * Whether an offer with this deviation is refused: its sums miss the purchase by more than 5 % of the total. A bank may
 * lend less than it was asked for, if its own funds say so.
 */
export const isTooFar = ({ total }: Pick<Asked, 'total'>, { of, stated, expected }: Deviation): boolean =>
  of !== 'principal' &&
  new Exact(stated).minus(expected).abs().mul(100).greaterThan(new Exact(total).mul(mostPercent));
