import type { PriceEntry, PriceMap } from 'shared-kit/contract/prices';
import { globalRegion, type Region, regionOf, regions } from 'shared-kit/contract/regions';

/** Where a price key is valid: a sales region, or everywhere else. */
export type Zone = Region | typeof globalRegion;
export const zones: readonly Zone[] = [globalRegion, ...regions];

export const zoneOf = (country: string | null): Zone => (country && regionOf(country)) || globalRegion;

/** A price map's price for countries of a zone that have no price of their own. */
export const zonePrice = (map: PriceMap, zone: Zone): PriceEntry | null => {
  const own = map.regions[zone];
  return own === undefined ? (map.regions[globalRegion] ?? null) : own;
};
