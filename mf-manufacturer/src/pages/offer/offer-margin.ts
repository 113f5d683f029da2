import type { OfferInput } from 'shared-kit/contract/quotes';
import { ofCents, sumsOf, toCents, units } from './offer-sums.ts';

export type OfferMargin = Readonly<{
  /** What is left of the lines after discount and own costs; freight is left out. */
  amount: string;
  /** As a part of the lines after discount, 0.25 for a quarter; null if nothing is paid for them. */
  share: number | null;
}>;

type Priced = Pick<OfferInput, 'lines' | 'discount' | 'discountPercent'>;
/** By the line's key. */
type OwnCosts = Readonly<Record<string, string>>;

/** Lines whose own cost the maker hasn't stated. */
export const linesWithoutCost = ({ lines }: Priced, ownCosts: OwnCosts): number =>
  lines.filter(({ key }) => ownCosts[key] === undefined).length;

/** What the maker earns by its own costs; null until every line has a price and a cost. */
export function marginOf(offer: Priced, ownCosts: OwnCosts): OfferMargin | null {
  const { total } = sumsOf({ ...offer, freight: '0' });
  if (total === null || linesWithoutCost(offer, ownCosts) > 0) return null;
  const paid = BigInt(total.replace('.', ''));
  const costs = offer.lines.reduce(
    (sum, { key, quantity }) => sum + toCents(units(ownCosts[key] ?? '0') * BigInt(quantity)),
    0n,
  );
  return {
    amount: ofCents(paid - costs),
    share: paid > 0n ? Number(paid - costs) / Number(paid) : null,
  };
}
