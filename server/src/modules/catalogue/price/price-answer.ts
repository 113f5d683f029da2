import { Decimal } from 'decimal.js';
import type { PriceAnswer } from 'shared-kit/contract/catalogue';
import type { Currency } from 'shared-kit/contract/money';
import type { PriceProvenance, ResolvedPrice } from 'shared-kit/contract/prices';
import { convert, rateBetween, type StoredRates } from '../../rates/index.ts';
import { offerPrice, type PricingOf, tiersOn } from '../offer/offer-price.ts';
import type { ProductRow } from '../product-row.ts';
import { startingPrice } from './starting-price.ts';

/** The country and the buyer whose prices are shown, and the display currency. */
export type PriceView = PricingOf & Readonly<{ currency: Currency; rates: StoredRates }>;

type Priced = Pick<ProductRow, 'id' | 'sellerCompanyId' | 'categoryId' | 'priceMap' | 'variants' | 'tiers'>;

const placeOf = (provenance: PriceProvenance): PriceAnswer['provenance'] => {
  switch (provenance.level) {
    case 'country':
      return { level: 'country', place: provenance.country };
    case 'region':
      return { level: 'region', place: provenance.region };
    case 'base':
      return { level: 'base' };
  }
};

/** The resolved price with its approximate amount in display currency; null is on request. */
export function priceAnswer(
  resolved: ResolvedPrice | null,
  { currency, rates }: PriceView,
): PriceAnswer | null {
  if (!resolved) return null;
  const approximate = resolved.currency !== currency;
  const contract = new Decimal(resolved.price);
  return {
    contract: { amount: contract.toFixed(), currency: resolved.currency },
    display: { amount: convert(contract, resolved.currency, currency, rates).toFixed(), currency },
    approximate,
    provenance: placeOf(resolved.provenance),
    ...(resolved.list && { list: listOf(resolved.list) }),
    ...(approximate && { rateDate: rates.date }),
  };
}

const listOf = ({ publicPrice, ...list }: NonNullable<ResolvedPrice['list']>): PriceAnswer['list'] => ({
  ...list,
  publicPrice: publicPrice && {
    amount: new Decimal(publicPrice.price).toFixed(),
    currency: publicPrice.currency,
  },
});

const rateDigits = 6;

/** The same with the rate used for conversion. */
export function withRate(price: PriceAnswer | null, { rates }: PriceView): PriceAnswer | null {
  if (!price?.approximate) return price;
  const rate = rateBetween(price.contract.currency, price.display.currency, rates);
  return { ...price, rate: rate.toSignificantDigits(rateDigits).toFixed() };
}

export const resolvedPrice = (product: Priced, view: PriceView): ResolvedPrice | null =>
  startingPrice(product, (variant) => offerPrice(product, variant, view), view.rates);

/** Whether variant or quantity changes the price. */
export function priceVaries(product: Priced, view: PriceView): boolean {
  const start = resolvedPrice(product, view);
  if (tiersOn(product, start).length > 0) return true;
  return product.variants.some((variant) => {
    const own = offerPrice(product, variant, view);
    return own?.price !== start?.price || own?.currency !== start?.currency;
  });
}
