import { Decimal } from 'decimal.js';
import type { FixedPrice } from 'shared-kit/contract/price-lists';
import type { ResolvedPrice } from 'shared-kit/contract/prices';
import { globalRegion, regionOf } from 'shared-kit/contract/regions';

/** A maker's private list as a company on it has it. */
export type PrivateList = Readonly<{
  name: string;
  makerId: string;
  /** Percentages off the public price, by category. */
  byCategory: ReadonlyMap<string, string>;
  /** Fixed prices, by product and variant; those without a variant hold for all that have none. */
  byProduct: ReadonlyMap<string, readonly FixedEntry[]>;
}>;
type FixedEntry = Readonly<{ variantId: string | null; prices: readonly FixedPrice[] }>;

/** A company's private prices. */
export type PrivatePrices = Readonly<{
  /** The newest first. */
  lists: readonly PrivateList[];
  /** A category after those above it, from the top. */
  pathOf: (categoryId: string) => readonly Readonly<{ id: string }>[];
}>;

/** Of visitors without a company, and of companies on no list. */
export const noPrivatePrices: PrivatePrices = { lists: [], pathOf: () => [] };

type Asked = Readonly<{
  product: Readonly<{ id: string; sellerCompanyId: string; categoryId: string }>;
  variantId: string | null;
  country: string | null;
}>;

/**
 * The unit price that a company pays. A list's fixed price for the product goes before a percentage for its category; of
 * each kind the newest list counts. Where no list has one, it is the public price.
 */
export function privatePrice(
  { lists: all, pathOf }: PrivatePrices,
  asked: Asked,
  publicPrice: ResolvedPrice | null,
): ResolvedPrice | null {
  if (all.length === 0) return publicPrice;
  const lists = all.filter(({ makerId }) => makerId === asked.product.sellerCompanyId);
  for (const list of lists) {
    const fixed = fixedIn(list, asked, publicPrice);
    if (fixed) return fixed;
  }
  const found = percentOffIn(lists, pathOf(asked.product.categoryId));
  return publicPrice && found ? reduced(publicPrice, found) : publicPrice;
}

function fixedIn(
  { name, byProduct }: PrivateList,
  { product, variantId, country }: Asked,
  publicPrice: ResolvedPrice | null,
): ResolvedPrice | null {
  const entries = byProduct.get(product.id) ?? [];
  const entry =
    entries.find((it) => it.variantId === variantId) ?? entries.find((it) => it.variantId === null);
  const region = country === null ? null : regionOf(country);
  const found = (zone: string | null) => entry?.prices.find((it) => it.zone === zone);
  const price = found(region) ?? found(globalRegion);
  if (!price) return null;
  return {
    // Terms that a maker states with the public price go on for this place.
    ...publicPrice,
    price: Number(price.amount),
    currency: price.currency,
    provenance: region !== null && price.zone === region ? { level: 'region', region } : { level: 'base' },
    list: { name, percentOff: null, publicPrice: publicPrice && amountOf(publicPrice) },
  };
}

/** The fixed prices of products as a whole for a country, by product. */
export const fixedPrices = (
  own: PrivatePrices,
  country: string | null,
): readonly (readonly [productId: string, price: ResolvedPrice])[] =>
  own.lists.flatMap(({ makerId, byProduct }) =>
    [...byProduct.keys()].flatMap((id) => {
      const product = { id, sellerCompanyId: makerId, categoryId: '' };
      const price = privatePrice(own, { product, variantId: null, country }, null);
      return price ? [[id, price] as const] : [];
    }),
  );

type Percentage = Readonly<{ name: string; percentOff: string }>;

/** The newest list's percentage for a category; within a list, the nearest category's. */
export function percentOffIn(
  lists: readonly PrivateList[],
  path: readonly Readonly<{ id: string }>[],
): Percentage | null {
  for (const { name, byCategory } of lists) {
    const nearest = path.findLast(({ id }) => byCategory.has(id));
    const percentOff = nearest && byCategory.get(nearest.id);
    if (percentOff !== undefined) return { name, percentOff };
  }
  return null;
}

/** Prices have four decimals, as after quantity discounts. */
const reduced = (publicPrice: ResolvedPrice, { name, percentOff }: Percentage): ResolvedPrice => ({
  ...publicPrice,
  price: new Decimal(publicPrice.price)
    .mul(new Decimal(100).minus(percentOff))
    .div(100)
    .toDecimalPlaces(4, Decimal.ROUND_HALF_UP)
    .toNumber(),
  list: { name, percentOff, publicPrice: amountOf(publicPrice) },
});

const amountOf = ({ price, currency }: ResolvedPrice) => ({ price, currency });
