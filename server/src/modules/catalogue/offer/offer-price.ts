import { type PriceMap, type ResolvedPrice, resolvePrice } from 'shared-kit/contract/prices';
import { type PrivatePrices, privatePrice } from '../../private-prices/index.ts';
import type { ProductRow } from '../product-row.ts';

type Variant = ProductRow['variants'][number];

/** The variant with this id; `null` for a product without variants, `undefined` if there is no such variant. */
export function variantOf(
  { variants }: Pick<ProductRow, 'variants'>,
  id: string | null,
): Variant | null | undefined {
  if (id === null) return variants.length === 0 ? null : undefined;
  return variants.find((it) => it.id === id);
}

/** The country that decides a price, and the private prices of the company that pays it. */
export type PricingOf = Readonly<{ country: string | null; privatePrices: PrivatePrices }>;

type Priced = Pick<ProductRow, 'id' | 'sellerCompanyId' | 'categoryId'> & Readonly<{ priceMap: PriceMap }>;

/** The unit price for this buyer before quantity discounts; `null` is on request. */
export const offerPrice = (
  product: Priced,
  variant: Pick<Variant, 'id' | 'priceMap'> | null,
  { country, privatePrices }: PricingOf,
): ResolvedPrice | null =>
  privatePrice(
    privatePrices,
    { product, variantId: variant?.id ?? null, country },
    resolvePrice((variant ?? product).priceMap, country),
  );

/** The quantity discounts that apply to a price: a private list's fixed price has none. */
export const tiersOn = (
  { tiers }: Pick<ProductRow, 'tiers'>,
  price: ResolvedPrice | null,
): ProductRow['tiers'] => (price?.list?.percentOff === null ? [] : tiers);
