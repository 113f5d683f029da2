import { globalRegion, type Region, regionOf } from '../regions/region.ts';
import type { PriceEntry, PriceMap } from './price-map.ts';

export type PriceProvenance =
  | { level: 'country'; country: string }
  | { level: 'region'; region: Region }
  | { level: 'base' };
export type ResolvedPrice = PriceEntry & {
  provenance: PriceProvenance;
  /** The private list that a company's own price comes from; absent for a public price. */
  list?: PrivatePriceSource;
};

export type PrivatePriceSource = {
  name: string;
  /** Taken off the public price; null for a fixed price, which has no quantity discounts. */
  percentOff: string | null;
  /** The price that everybody else gets; null where it is on request. */
  publicPrice: Pick<PriceEntry, 'price' | 'currency'> | null;
};

/** Country, then its region, then the base price; `null` means price on request. */
export function resolvePrice(map: PriceMap, country: string | null): ResolvedPrice | null {
  const ofCountry = country ? map.countries[country] : undefined;
  if (country && ofCountry !== undefined)
    return ofCountry && { ...ofCountry, provenance: { level: 'country', country } };
  const region = country ? regionOf(country) : null;
  const ofRegion = region ? map.regions[region] : undefined;
  if (region && ofRegion !== undefined)
    return ofRegion && { ...ofRegion, provenance: { level: 'region', region } };
  const base = map.regions[globalRegion];
  return base ? { ...base, provenance: { level: 'base' } } : null;
}
