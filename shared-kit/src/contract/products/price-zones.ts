import { globalRegion, type Region, regions } from '../regions/region.ts';

/** Where a price row that is for no single country holds. */
export const priceZones = [globalRegion, ...regions] as const;
export type PriceZone = (typeof priceZones)[number];
export const isPriceZone = (place: string): place is PriceZone =>
  place === globalRegion || regions.some((region) => region === (place as Region));
