import { type ResolvedPrice, resolvePrice } from 'shared-kit/contract';
import type { ProductRow } from '../writing/product-row.ts';

type Variant = ProductRow['variants'][number];

/** The variant with this id; `null` for a product without variants, `undefined` if there is no such variant. */
export function variantOf(
  { variants }: Pick<ProductRow, 'variants'>,
  id: string | null,
): Variant | null | undefined {
  if (id === null) return variants.length === 0 ? null : undefined;
  return variants.find((it) => it.id === id);
}

/** The maker's unit price before quantity discounts; `null` is on request. */
export const offerPrice = (
  { priceMap }: Pick<ProductRow, 'priceMap'>,
  variant: Variant | null,
  country: string | null,
): ResolvedPrice | null => resolvePrice(variant ? variant.priceMap : priceMap, country);
