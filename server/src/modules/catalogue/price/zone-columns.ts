import { productListing } from '../schema.ts';
import type { Zone } from './zones.ts';

/** The listing's price key of each zone. */
export const zoneColumns = {
  global: productListing.usdGlobal,
  europe: productListing.usdEurope,
  'turkiye-mena': productListing.usdTurkiyeMena,
  'cis-central-asia': productListing.usdCisCentralAsia,
  'south-asia': productListing.usdSouthAsia,
  'east-asia': productListing.usdEastAsia,
  americas: productListing.usdAmericas,
  africa: productListing.usdAfrica,
} as const satisfies Readonly<Record<Zone, unknown>>;
