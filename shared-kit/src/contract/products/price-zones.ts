import { globalRegion, regions } from '../regions/region.ts';
import { isOneOf } from '../tables/index.ts';

/** Where a price row that is for no single country holds. */
export const priceZones = [globalRegion, ...regions] as const;
export type PriceZone = (typeof priceZones)[number];
export const isPriceZone = (place: string): place is PriceZone => isOneOf(priceZones, place);
