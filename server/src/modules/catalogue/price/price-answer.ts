import { Decimal } from 'decimal.js';
import {
  type Currency,
  type PriceAnswer,
  type PriceProvenance,
  type ResolvedPrice,
  resolvePrice,
} from 'shared-kit/contract';
import { convert, rateBetween, type StoredRates } from '../../rates/index.ts';
import { type Priced, startingPrice } from './starting-price.ts';

/** The country whose prices are shown, and the display currency. */
export type PriceView = Readonly<{ country: string | null; currency: Currency; rates: StoredRates }>;

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
    ...(approximate && { rateDate: rates.date }),
  };
}

const rateDigits = 6;

/** The same with the rate used for conversion. */
export function withRate(price: PriceAnswer | null, { rates }: PriceView): PriceAnswer | null {
  if (!price?.approximate) return price;
  const rate = rateBetween(price.contract.currency, price.display.currency, rates);
  return { ...price, rate: rate.toSignificantDigits(rateDigits).toFixed() };
}

export const resolvedPrice = (product: Priced, { country, rates }: PriceView): ResolvedPrice | null =>
  startingPrice(product, (map) => resolvePrice(map, country), rates);

/** Whether variant or quantity changes the price. */
export function priceVaries(product: Priced & { tiers: readonly unknown[] }, view: PriceView): boolean {
  if (product.tiers.length > 0) return true;
  const start = resolvedPrice(product, view);
  return product.variants.some(({ priceMap }) => {
    const own = resolvePrice(priceMap, view.country);
    return own?.price !== start?.price || own?.currency !== start?.currency;
  });
}
