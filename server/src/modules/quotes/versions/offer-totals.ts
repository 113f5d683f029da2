import { Decimal } from 'decimal.js';
import { type OfferInput, percentOf } from 'shared-kit/contract/quotes';

/** Enough digits that no amount loses any before it is rounded. */
const Exact = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP });

/** A line's amount, rounded to cents once. */
export const lineTotalOf = ({ quantity, unitPrice }: { quantity: number; unitPrice: string }): string =>
  new Exact(unitPrice).mul(quantity).toFixed(2);

export type OfferTotals = Readonly<{
  /** In the order of the lines; null for a line without a price. */
  perLine: readonly (string | null)[];
  /** Null if any line has no price. */
  lines: string | null;
  /** Null while it is a percentage of lines without a price. */
  discount: string | null;
  total: string | null;
}>;

/** The sum of the rounded lines plus freight less discount, in cents. */
export function offerTotals({
  lines,
  freight,
  discount: stated,
  discountPercent: percent = null,
}: Pick<OfferInput, 'lines' | 'freight' | 'discount' | 'discountPercent'>): OfferTotals {
  const perLine = lines.map(({ quantity, unitPrice }) =>
    unitPrice === null ? null : lineTotalOf({ quantity, unitPrice }),
  );
  if (perLine.length === 0 || !perLine.every((amount) => amount !== null))
    return { perLine, lines: null, discount: percent === null ? stated : null, total: null };
  const sum = perLine.reduce((so, amount) => so.plus(amount), new Exact(0));
  const discount = percent === null ? stated : percentOf(sum.toFixed(2), percent);
  return {
    perLine,
    lines: sum.toFixed(2),
    discount,
    total: sum
      .plus(freight ?? 0)
      .minus(discount)
      .toFixed(2),
  };
}
