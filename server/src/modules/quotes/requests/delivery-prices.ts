import type { DeliveryPrices, DeliveryPricesInput } from 'shared-kit/contract/quotes';
import type { Tx } from '../../../platform/db/index.ts';
import { lineTotal, priceAt, priceNow } from '../../cart/index.ts';
import { findOffers, isOnSale, type Offer, type PricingOf } from '../../catalogue/index.ts';
import { pricingFor } from './pricing-for.ts';

type Price = DeliveryPrices['products'][number]['seen'];

/** Prices in the delivery country beside those the buyer saw: the country of a request decides its price. */
export async function readDeliveryPrices(
  tx: Tx,
  { deliveryCountry, products }: DeliveryPricesInput,
  { companyId, seenCountry }: Readonly<{ companyId: string | null; seenCountry: string | null }>,
): Promise<DeliveryPrices> {
  const ids = products.map(({ productId }) => productId);
  const offers = await findOffers(tx, ids);
  const delivered = await pricingFor(tx, { companyId, deliveryCountry, products: ids });
  const seen = { ...delivered, country: seenCountry };
  return {
    products: products.map((wish) => {
      const offer = offers.get(wish.productId);
      return {
        seen: priceIn(seen, wish, offer),
        delivered: priceIn(delivered, wish, offer),
      };
    }),
  };
}

function priceIn(
  pricing: PricingOf,
  { variantId, quantity }: DeliveryPricesInput['products'][number],
  offer: Offer | undefined,
): Price {
  if (!offer || !isOnSale(offer)) return null;
  const now = priceNow(offer.product, variantId ?? '', pricing);
  const unit = priceAt(now, quantity);
  return unit && { unit, total: lineTotal(unit, quantity) };
}
