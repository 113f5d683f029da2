import type { StoredRates } from '../../rates/index.ts';
import type { CategoryTree } from '../category-tree.ts';
import { priceKeys } from '../price/starting-price.ts';
import type { productListing } from '../schema.ts';
import { type ReadText, searchVector } from '../search/search-vector.ts';
import type { StemOf } from '../search/stems.ts';
import type { ProductRow } from '../writing/product-row.ts';
import { termsOf } from './terms.ts';

export type ListingRow = typeof productListing.$inferInsert;
export type ListingParts = Readonly<{ row: ListingRow; byCountry: ReadonlyMap<string, string> }>;

/** The listing's data of a published product. `texts` come from `searchTexts` and serve both vector and spellings. */
export function listingParts(
  product: ProductRow,
  publishedAt: Date,
  texts: readonly ReadText[],
  { tree, rates, stemOf }: { tree: CategoryTree; rates: StoredRates; stemOf: StemOf },
): ListingParts {
  const { byZone, byCountry } = priceKeys(product, rates);
  const facets = facetValues(product, tree);
  const row: ListingRow = {
    productId: product.id,
    sellerId: product.sellerCompanyId,
    categoryId: product.categoryId,
    condition: product.condition,
    origin: product.originCountry,
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
    countryPriced: byCountry.size > 0,
    facets,
    search: searchVector(texts, stemOf),
    terms: termsOf(product, facets, tree),
  };
  return { row, byCountry };
}

/** Only the facets: an index contains them, so they must stay small. */
function facetValues({ categoryId, attributes }: ProductRow, tree: CategoryTree): ProductRow['attributes'] {
  const keys = tree.facetsOf([categoryId]).map(({ key }) => key);
  return Object.fromEntries(
    keys.flatMap((key) => {
      const value = attributes[key];
      return value === undefined ? [] : [[key, value]];
    }),
  );
}
