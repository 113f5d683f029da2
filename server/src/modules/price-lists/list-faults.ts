import type { PriceListEntry, PriceListInput } from 'shared-kit/contract/price-lists';
import type { ProductRow } from '../catalogue/index.ts';

export type Known = Readonly<{
  /** Companies that sent the maker a request, or are on the list already. */
  companies: ReadonlySet<string>;
  isCategory: (id: string) => boolean;
  /** The maker's own products. */
  products: ReadonlyMap<string, Pick<ProductRow, 'variants'>>;
}>;
type Fault = Readonly<{ name: string; reason: string }>;

/** All that is wrong with a list, by the name of the field. */
export const listFaults = (input: PriceListInput, known: Known): Fault[] => [
  ...input.companies.flatMap((id, at): Fault[] => {
    const name = `companies.${at}`;
    if (input.companies.indexOf(id) < at) return [{ name, reason: 'duplicate' }];
    return known.companies.has(id) ? [] : [{ name, reason: 'unknown' }];
  }),
  ...repeated(input.entries).map((at) => ({ name: `entries.${at}`, reason: 'duplicate' })),
  ...input.entries.flatMap((entry, at) => entryFaults(entry, `entries.${at}`, known)),
];

/** The places of entries that say again what another one says. */
function repeated(entries: readonly PriceListEntry[]): number[] {
  const seen = new Set<string>();
  return entries.flatMap((entry, at) => {
    const key = keyOf(entry);
    if (seen.has(key)) return [at];
    seen.add(key);
    return [];
  });
}

const keyOf = (entry: PriceListEntry): string =>
  entry.kind === 'category' ? entry.categoryId : `${entry.productId} ${entry.variantId ?? ''}`;

function entryFaults(entry: PriceListEntry, name: string, { isCategory, products }: Known): Fault[] {
  if (entry.kind === 'category')
    return isCategory(entry.categoryId) ? [] : [{ name: `${name}.categoryId`, reason: 'unknown' }];
  const product = products.get(entry.productId);
  if (!product) return [{ name: `${name}.productId`, reason: 'unknown' }];
  const isVariant = ({ id }: { id: string }) => id === entry.variantId;
  if (entry.variantId !== null && !product.variants.some(isVariant))
    return [{ name: `${name}.variantId`, reason: 'unknown' }];
  const zones = entry.prices.map(({ zone }) => zone);
  return zones.flatMap((zone, at) =>
    zones.indexOf(zone) < at ? [{ name: `${name}.prices.${at}.zone`, reason: 'duplicate' }] : [],
  );
}
