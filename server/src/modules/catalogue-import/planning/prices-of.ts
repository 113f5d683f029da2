import type { PriceEntry, PriceMap } from 'shared-kit/contract/prices';
import { globalRegion, isCountry } from 'shared-kit/contract/regions';
import type { RowVariant } from './product-variant.ts';
import type { Variant } from './variants-of.ts';

/** Prices of zones that the file doesn't state stay as they are. */
export function withPrices(before: PriceMap | undefined, stated: RowVariant['prices']): PriceMap {
  const [regions, countries] = [{ ...before?.regions }, { ...before?.countries }];
  for (const [zone, entry] of Object.entries(stated)) {
    const map = zone !== globalRegion && isCountry(zone) ? countries : regions;
    if (entry) map[zone] = { ...map[zone], ...entry };
    else delete map[zone];
  }
  return { regions, countries };
}

type Changed = Readonly<{
  /** Rows of the file, which state prices. */
  rows: readonly RowVariant[];
  /** All that the product has from now on. */
  variants: readonly Variant[];
  removed?: readonly Variant[];
}>;

/** A product's own prices: in each zone whose prices changed, that of its cheapest variant there. */
export function pricesOfProduct(before: PriceMap, { rows, variants, removed = [] }: Changed): PriceMap {
  const zones = new Set([
    ...rows.flatMap(({ prices }) => Object.keys(prices)),
    ...removed.flatMap(({ priceMap: { regions, countries } }) => Object.keys({ ...regions, ...countries })),
  ]);
  return withPrices(before, Object.fromEntries([...zones].map((zone) => [zone, cheapest(variants, zone)])));
}

/** Where variants have several currencies, the cheapest in that of the first. */
function cheapest(variants: readonly Variant[], zone: string): Pick<PriceEntry, 'price' | 'currency'> | null {
  const stated = variants.flatMap(
    ({ priceMap: { regions, countries } }) => regions[zone] ?? countries[zone] ?? [],
  );
  const [first, ...others] = stated.filter(({ currency }) => currency === stated[0]?.currency);
  if (!first) return null;
  const { price, currency } = others.reduce((low, entry) => (entry.price < low.price ? entry : low), first);
  return { price, currency };
}
