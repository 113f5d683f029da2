import type { StoredRates } from '../../rates/index.ts';
import type { CategoryTree } from '../category-tree.ts';
import { priceKeys } from '../price/starting-price.ts';
import type { ProductRow } from '../product-row.ts';
import type { productListing } from '../schema.ts';
import { type ReadText, searchVector } from '../words/search-vector.ts';
import type { StemOf } from '../words/stems.ts';
import { valuesOfFacets } from './terms.ts';

export type ListingRow = typeof productListing.$inferInsert;
export type ListingParts = Readonly<{ row: ListingRow; byCountry: ReadonlyMap<string, string | null> }>;

/** The listing's data of a published product. `texts` come from `searchTexts` and serve both vector and spellings. */
export function listingParts(
  product: ProductRow,
  publishedAt: Date,
  texts: readonly ReadText[],
  { tree, rates, stemOf }: { tree: CategoryTree; rates: StoredRates; stemOf: StemOf },
): ListingParts {
  const { byZone, byCountry } = priceKeys(product, rates);
  const row: ListingRow = {
    productId: product.id,
    sellerId: product.sellerCompanyId,
    categoryId: product.categoryId,
    condition: product.condition,
    leadTime: product.leadTimeWeeks,
    publishedAt,
    usdGlobal: byZone.global,
    usdEurope: byZone.europe,
    usdTurkiyeMena: byZone['turkiye-mena'],
    usdCisCentralAsia: byZone['cis-central-asia'],
    usdSouthAsia: byZone['south-asia'],
    usdEastAsia: byZone['east-asia'],
    usdAmericas: byZone.americas,
    usdAfrica: byZone.africa,
    ownPrices: Object.fromEntries(byCountry),
    search: searchVector(texts, stemOf),
    ...valuesOfFacets(product, tree),
  };
  return { row, byCountry };
}
