import { Decimal } from 'decimal.js';
import { attributeOfFacet } from 'shared-kit/contract/catalogue';
import type { Currency } from 'shared-kit/contract/money';
import { type PriceMap, resolvePrice } from 'shared-kit/contract/prices';
import type { ProductInput } from '../product-input.ts';
import { testRates } from './market.ts';
import { smallTree } from './small-tree.ts';

/** A product in the oracle: its input, seller and publication. */
export type Known = Readonly<{ id: string; seller: string; published: number; product: ProductInput }>;
/** Parameters of the listing, as in a URL. */
export type Asked = Readonly<Record<string, string>>;
export type View = Readonly<{
  country: string | null;
  currency: Currency;
  /** A buyer's own price in US dollars instead of the public one. */
  paid?: (known: Known, publicPrice: Decimal | null) => Decimal | null;
}>;

const convert = (amount: Decimal.Value, from: Currency, to: Currency): Decimal =>
  new Decimal(amount).div(testRates.rates[from]).mul(testRates.rates[to]).toDecimalPlaces(4);

/** The price in US dollars, calculated per product and without the listing's code. */
export function usdOf({ priceMap, variants }: ProductInput, country: string | null): Decimal | null {
  const inUsd = (map: PriceMap): Decimal | null => {
    const found = resolvePrice(map, country);
    return found && convert(found.price, found.currency, 'USD');
  };
  const own = inUsd(priceMap);
  if (own) return own;
  const prices = variants.flatMap((variant) => inUsd(variant.priceMap) ?? []);
  return prices.length > 0 ? Decimal.min(...prices) : null;
}

const paidOf = (known: Known, { country, paid }: View): Decimal | null => {
  const publicPrice = usdOf(known.product, country);
  return paid ? paid(known, publicPrice) : publicPrice;
};

const isIn = (product: ProductInput, category: string): boolean =>
  smallTree.pathOf(product.categoryId).some(({ id }) => id === category);

function hasAttribute({ attributes }: ProductInput, key: string, wanted: string): boolean {
  const value = attributes[key];
  const [low, high] = wanted.split('..');
  if (high !== undefined) {
    if (typeof value !== 'number') return false;
    return (low === '' || value >= Number(low)) && (high === '' || value <= Number(high));
  }
  const values = wanted.split(',');
  return Array.isArray(value) ? value.some((it) => values.includes(it)) : values.includes(String(value));
}

/** The tests' titles use words that have no other forms and occur nowhere else. */
const wordsIn = (title: string): readonly string[] => title.toLowerCase().split(' ');

function matches(known: Known, name: string, wanted: string, view: View): boolean {
  const { product, seller } = known;
  const values = wanted.split(',');
  const usd = paidOf(known, view);
  const bound = () => convert(wanted, view.currency, 'USD');
  if (name.startsWith('attr.')) return hasAttribute(product, name.slice(5), wanted);
  if (name === 'q') return wordsIn(product.title.en).includes(wanted);
  if (name === 'category') return values.some((id) => isIn(product, id));
  if (name === 'maker') return values.includes(seller);
  if (name === 'condition') return values.includes(product.condition);
  if (name === 'origin') return values.includes(product.originCountry);
  if (name === 'lead_time_max') return product.leadTimeWeeks <= Number(wanted);
  if (name === 'price_min') return usd?.gte(bound()) ?? false;
  if (name === 'price_max') return usd?.lte(bound()) ?? false;
  throw new Error(`the oracle doesn't know ${name}`);
}

/**
 * Published products that match the parameters, ignoring those of facet `except`, and with the category also its
 * attributes.
 */
export const matching = (all: readonly Known[], asked: Asked, view: View, except = ''): Known[] =>
  all.filter(
    (known) =>
      known.product.status === 'published' &&
      Object.entries(asked).every(
        ([name, wanted]) =>
          name === except ||
          (except === 'price' && name.startsWith('price_')) ||
          (except === 'category' && 'category' in asked && name.startsWith('attr.')) ||
          matches(known, name, wanted, view),
      ),
  );

const byId = (a: Known, b: Known) => (a.id < b.id ? -1 : 1);

/** The whole listing in order. */
export function ordered(found: readonly Known[], sort: string, view: View): string[] {
  const price = (known: Known) => paidOf(known, view);
  const compare: Readonly<Record<string, (a: Known, b: Known) => number>> = {
    newest: (a, b) => b.published - a.published || byId(b, a),
    'lead-time': (a, b) => a.product.leadTimeWeeks - b.product.leadTimeWeeks || byId(a, b),
    'price-asc': (a, b) => byPrice(price(a), price(b)) || byId(a, b),
    'price-desc': (a, b) => byPrice(price(a), price(b), -1) || byId(b, a),
  };
  return found.toSorted(compare[sort]).map(({ id }) => id);
}

/** On request comes last in both price orders. */
function byPrice(a: Decimal | null, b: Decimal | null, sign = 1): number {
  if (!a || !b) return Number(a === null) - Number(b === null);
  return a.cmp(b) * sign;
}

/** Number of products for each value of a facet. */
export function counted(found: readonly Known[], facet: string): Record<string, number> {
  const valuesOf = ({ product, seller }: Known): string[] => {
    if (facet === 'category') return smallTree.pathOf(product.categoryId).map(({ id }) => id);
    if (facet === 'maker') return [seller];
    if (facet === 'condition') return [product.condition];
    if (facet === 'origin') return [product.originCountry];
    if (facet === 'lead_time_max')
      return [4, 8, 16, 26, 52].filter((it) => product.leadTimeWeeks <= it).map(String);
    const attribute = attributeOfFacet(facet);
    if (attribute === null) throw new Error(`the oracle doesn't know ${facet}`);
    return [product.attributes[attribute] ?? []].flat().map(String);
  };
  const counts: Record<string, number> = {};
  for (const value of found.flatMap(valuesOf)) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

/** Both ends of a facet's range as the listing shows it; null if no product has a value. */
export function rangeOf(
  found: readonly Known[],
  facet: string,
  view: View,
  asked: Asked,
): [number, number] | null {
  const key = facet.slice(5);
  const { currency } = view;
  const figures = found.flatMap((known) => {
    if (facet === 'price') return paidOf(known, view) ?? [];
    const value = known.product.attributes[key];
    return typeof value === 'number' ? new Decimal(value) : [];
  });
  if (figures.length === 0) return filteredBy(asked[facet]);
  const [min, max] = [Decimal.min(...figures), Decimal.max(...figures)];
  if (facet !== 'price') return [min.toNumber(), max.toNumber()];
  return [convert(min, 'USD', currency).floor().toNumber(), convert(max, 'USD', currency).ceil().toNumber()];
}

/** The bounds of a filter, which stand where no product is left; `170..` has only one. */
function filteredBy(filter: string | undefined): [number, number] | null {
  const [min = '', max = ''] = filter?.split('..') ?? [];
  return min || max ? [Number(min || max), Number(max || min)] : null;
}
