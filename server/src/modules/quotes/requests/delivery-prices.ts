import type { DeliveryPrices, DeliveryPricesInput } from 'shared-kit/contract';
import type { Tx } from '../../../platform/db/index.ts';
import { lineTotal, priceNow, tierAt, unitPriceAt } from '../../cart/index.ts';
import { findOffers, isOnSale, type Offer } from '../../catalogue/index.ts';

type Price = DeliveryPrices['products'][number]['seen'];

/** Prices in the delivery country beside those the buyer saw: the country of a request decides its price. */
export async function readDeliveryPrices(
  tx: Tx,
  { deliveryCountry, products }: DeliveryPricesInput,
  seenCountry: string | null,
): Promise<DeliveryPrices> {
  const offers = await findOffers(
    tx,
    products.map(({ productId }) => productId),
  );
  return {
    products: products.map((wish) => {
      const offer = offers.get(wish.productId);
      return {
        seen: priceIn(seenCountry, wish, offer),
        delivered: priceIn(deliveryCountry, wish, offer),
      };
    }),
  };
}

function priceIn(
  country: string | null,
  { variantId, quantity }: DeliveryPricesInput['products'][number],
  offer: Offer | undefined,
): Price {
  if (!offer || !isOnSale(offer)) return null;
  const price = priceNow(offer.product, variantId ?? '', country);
  const unit = price && unitPriceAt(price, tierAt(offer.product.tiers, quantity));
  return unit && { unit, total: lineTotal(unit, quantity) };
}
