import * as z from 'zod/mini';
import { currencies, defaultCurrency } from './currency.ts';
import { globalRegion, type Region, regionOf } from './region.ts';

const price = z.object({
  /** Decimal with up to four places; unit prices such as yarn by the kilogram need them. */
  price: z.number().check(z.nonnegative()),
  currency: z._default(z.enum(currencies), defaultCurrency),
});

/** A maker's prices per market. With both maps empty the price is on request. */
export const priceMap = z.object({
  regions: z.record(z.string(), price),
  countries: z.record(z.string(), price),
});
export type PriceMap = z.infer<typeof priceMap>;
export type PriceEntry = z.infer<typeof price>;

export type PriceProvenance =
  | { level: 'country'; country: string }
  | { level: 'region'; region: Region }
  | { level: 'base' };
export type ResolvedPrice = PriceEntry & { provenance: PriceProvenance };

/** Country, then its region, then the base price; `null` means price on request. */
export function resolvePrice(map: PriceMap, country: string | null): ResolvedPrice | null {
  const ofCountry = country ? map.countries[country] : undefined;
  if (country && ofCountry) return { ...ofCountry, provenance: { level: 'country', country } };
  const region = country ? regionOf(country) : null;
  const ofRegion = region ? map.regions[region] : undefined;
  if (region && ofRegion) return { ...ofRegion, provenance: { level: 'region', region } };
  const base = map.regions[globalRegion];
  return base ? { ...base, provenance: { level: 'base' } } : null;
}
