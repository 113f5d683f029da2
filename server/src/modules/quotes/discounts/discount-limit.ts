import { Decimal } from 'decimal.js';
import type { Currency, OfferInput } from 'shared-kit/contract';
import type { Company } from '../../companies/index.ts';
import { offerTotals } from '../offers/offer-totals.ts';

export type DiscountLimit = Readonly<{
  /** The most that a plain member of the maker may give, in percent of the list prices. */
  limit: string;
  /** What the offer gives, in percent; exact. */
  given: Decimal;
  isAbove: boolean;
}>;

type Listed = Readonly<{ id: string; unitPrice: string | null }>;
type Requested = Readonly<{ rfq: { currency: Currency }; lines: readonly Listed[] }>;
type Limited = Pick<Company, 'discountLimit'>;

/**
 * Compares an offer with its maker's discount limit; null if the company has none or a line has no price. A line below
 * the price that the request shows is a discount too, or a lower unit price would go past the limit; a dearer line or one
 * that the maker added is none. In another currency than the request's only the stated discount counts.
 */
export function discountLimitOf(
  { discountLimit: limit }: Limited,
  offer: OfferInput,
  request: Requested,
): DiscountLimit | null {
  const { lines, discount } = offerTotals(offer);
  if (limit === null || lines === null || discount === null) return null;
  const listPrices = offer.currency === request.rfq.currency ? request.lines : [];
  const listPriceOf = new Map(listPrices.map(({ id, unitPrice }) => [id, unitPrice]));
  const reduced = offer.lines.reduce((sum, { key, quantity, unitPrice }) => {
    const below = new Decimal(listPriceOf.get(key) ?? 0).minus(unitPrice ?? 0);
    return below.isPositive() ? sum.plus(below.mul(quantity)) : sum;
  }, new Decimal(0));
  const atListPrices = reduced.plus(lines);
  const given = atListPrices.isZero() ? new Decimal(0) : reduced.plus(discount).div(atListPrices).mul(100);
  return { limit, given, isAbove: given.greaterThan(limit) };
}
