import { Decimal } from 'decimal.js';
import type { OfferInput } from 'shared-kit/contract';

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
  total: string | null;
}>;

/** The sum of the rounded lines plus freight less discount, in cents. */
export function offerTotals({
  lines,
  freight,
  discount,
}: Pick<OfferInput, 'lines' | 'freight' | 'discount'>): OfferTotals {
  const perLine = lines.map(({ quantity, unitPrice }) =>
    unitPrice === null ? null : lineTotalOf({ quantity, unitPrice }),
  );
  if (perLine.length === 0 || !perLine.every((amount) => amount !== null))
    return { perLine, lines: null, total: null };
  const sum = perLine.reduce((so, amount) => so.plus(amount), new Exact(0));
  return {
    perLine,
    lines: sum.toFixed(2),
    total: sum
      .plus(freight ?? 0)
      .minus(discount)
      .toFixed(2),
  };
}
