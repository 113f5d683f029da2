import {
  globalRegion,
  type PriceEntry,
  type PriceMap,
  type Region,
  regionOf,
  regions,
} from 'shared-kit/contract';

/** Where one price key holds: a sales region, or nowhere in particular. */
export type Zone = Region | typeof globalRegion;
export const zones: readonly Zone[] = [globalRegion, ...regions];

export const zoneOf = (country: string | null): Zone => (country && regionOf(country)) || globalRegion;

/** A price map's price for a zone's countries that have none of their own. */
export const zonePrice = (map: PriceMap, zone: Zone): PriceEntry | null =>
  map.regions[zone] ?? map.regions[globalRegion] ?? null;
