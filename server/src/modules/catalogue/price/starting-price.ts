import { Decimal } from 'decimal.js';
import { type PriceEntry, type PriceMap, resolvePrice } from 'shared-kit/contract/prices';
import { isCountry } from 'shared-kit/contract/regions';
import { tableOf } from 'shared-kit/contract/tables';
import { convert, type StoredRates } from '../../rates/index.ts';
import type { ProductInput } from '../product-input.ts';
import { type Zone, zoneOf, zonePrice, zones } from './zones.ts';

export type Priced = Pick<ProductInput, 'priceMap' | 'variants'>;
type Entry = Pick<PriceEntry, 'price' | 'currency'>;

const inUsd = ({ price, currency }: Entry, rates: StoredRates): Decimal =>
  convert(new Decimal(price), currency, 'USD', rates);

/** A price in US dollars with up to four decimals, as the listing sorts and filters by it. */
export const priceKey = (entry: Entry, rates: StoredRates): string => inUsd(entry, rates).toFixed(4);

/** A product's starting price: its own, or the lowest of its variants if only those have one. */
export function startingPrice<E extends Entry, V>(
  product: Readonly<{ priceMap: PriceMap; variants: readonly V[] }>,
  resolve: (variant: V | null) => E | null,
  rates: StoredRates,
): E | null {
  const own = resolve(null);
  if (own) return own;
  const prices = product.variants.flatMap((variant) => resolve(variant) ?? []);
  const [first] = prices.toSorted((a, b) => inUsd(a, rates).cmp(inUsd(b, rates)));
  return first ?? null;
}

export type PriceKeys = Readonly<{
  /** US dollars with up to four decimals; null is on request. */
  byZone: Readonly<Record<Zone, string | null>>;
  /** Only if it differs from the zone's; null is on request there. */
  byCountry: ReadonlyMap<string, string | null>;
}>;

/** The keys by which the listing sorts and filters prices: in US dollars at the given rates. */
export function priceKeys(product: Priced, rates: StoredRates): PriceKeys {
  const key = (resolve: (map: PriceMap) => Entry | null) => {
    const entry = startingPrice(product, (variant) => resolve((variant ?? product).priceMap), rates);
    return entry && priceKey(entry, rates);
  };
  const byZone = tableOf(zones, (zone) => key((map) => zonePrice(map, zone)));
  const byCountry = new Map<string, string | null>();
  for (const country of countriesOf(product)) {
    const usd = key((map) => resolvePrice(map, country));
    if (usd !== byZone[zoneOf(country)]) byCountry.set(country, usd);
  }
  return { byZone, byCountry };
}

function countriesOf({ priceMap, variants }: Priced): Set<string> {
  const maps = [priceMap, ...variants.map((variant) => variant.priceMap)];
  return new Set(maps.flatMap(({ countries }) => Object.keys(countries)).filter(isCountry));
}
