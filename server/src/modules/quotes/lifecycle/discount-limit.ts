import { Decimal } from 'decimal.js';
import type { Currency } from 'shared-kit/contract/money';
import type { OfferInput } from 'shared-kit/contract/quotes';
import type { Company } from '../../companies/index.ts';
import { convert, type StoredRates } from '../../rates/index.ts';
import { offerTotals } from '../versions/offer-totals.ts';

export type DiscountLimit = Readonly<{
  /** The most that a plain member of the maker may give, in percent of the list prices. */
  limit: string;
  /** What the offer gives, in percent; exact. */
  given: Decimal;
  isAbove: boolean;
}>;

type Listed = Readonly<{ id: string; unitPrice: string | null }>;
type Requested = Readonly<{
  rfq: { currency: Currency };
  lines: readonly Listed[];
  rates: StoredRates | null;
}>;
type Limited = Pick<Company, 'discountLimit'>;

/**
 * Compares an offer with its maker's discount limit; null if the company has none or a line has no price. A line below
 * the price that the request shows is a discount too, or a lower unit price would go past the limit; a dearer line or one
 * that the maker added is none. In another currency than the request's, list prices count at today's rates.
 */
export function discountLimitOf(
  { discountLimit: limit }: Limited,
  offer: OfferInput,
  { rfq, lines: requested, rates }: Requested,
): DiscountLimit | null {
  const { lines, discount } = offerTotals(offer);
  if (limit === null || rates === null || lines === null || discount === null) return null;
  const listPriceOf = new Map(
    requested.map(({ id, unitPrice }) => [id, convert(unitPrice ?? 0, rfq.currency, offer.currency, rates)]),
  );
  const reduced = offer.lines.reduce((sum, { key, quantity, unitPrice }) => {
    const below = new Decimal(listPriceOf.get(key) ?? 0).minus(unitPrice ?? 0);
    return below.isPositive() ? sum.plus(below.mul(quantity)) : sum;
  }, new Decimal(0));
  const atListPrices = reduced.plus(lines);
  const given = atListPrices.isZero() ? new Decimal(0) : reduced.plus(discount).div(atListPrices).mul(100);
  return { limit, given, isAbove: given.greaterThan(limit) };
}
