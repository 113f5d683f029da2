import { orderFault } from 'shared-kit/contract/dates';
import { type FigureField, figureFields, figureText, readFigure } from 'shared-kit/contract/figures';
import type { Locale } from 'shared-kit/contract/languages';
import { type Currency, defaultCurrency } from 'shared-kit/contract/money';
import {
  type PriceListAnswer,
  type PriceListCompany,
  type PriceListInput,
  type PriceListProduct,
  type PriceListZone,
  priceListZones,
} from 'shared-kit/contract/price-lists';
import { globalRegion } from 'shared-kit/contract/regions';
import { openPoint } from 'shared-kit/figure-input';

export type CategoryEntry = Readonly<{ categoryId: string; percentOff: string }>;
export type PriceEntry = Readonly<{ zone: PriceListZone; currency: Currency; amount: string }>;
export type ProductEntry = Readonly<{
  /** Stays the same while the maker chooses another variant. */
  key: string;
  product: PriceListProduct;
  variantId: string | null;
  prices: readonly PriceEntry[];
}>;

/** The contents of a list's fields, as typed. Rows are replaced, never changed. */
export type ListEntries = Readonly<{
  name: string;
  validFrom: string;
  validUntil: string;
  companies: readonly PriceListCompany[];
  categories: readonly CategoryEntry[];
  products: readonly ProductEntry[];
}>;

export const noEntries: ListEntries = {
  name: '',
  validFrom: '',
  validUntil: '',
  companies: [],
  categories: [],
  products: [],
};

export function entriesOf({ name, validFrom, validUntil, companies, ...list }: PriceListAnswer): ListEntries {
  const products = new Map(list.products.map((product) => [product.id, product]));
  const head = { name, validFrom: validFrom ?? '', validUntil: validUntil ?? '', companies };
  return {
    ...head,
    categories: list.entries.flatMap((entry) =>
      entry.kind === 'category'
        ? [{ categoryId: entry.categoryId, percentOff: figureText(entry.percentOff) }]
        : [],
    ),
    products: list.entries.flatMap((entry) => {
      const product = entry.kind === 'product' && products.get(entry.productId);
      if (!product) return [];
      const prices = entry.prices.map((price) => ({ ...price, amount: figureText(price.amount) }));
      return [{ key: crypto.randomUUID(), product, variantId: entry.variantId, prices }];
    }),
  };
}

/** Variants of a product that a list doesn't name yet; null stands for all of them. */
export function freeVariants(
  { id, variants }: PriceListProduct,
  products: readonly ProductEntry[],
): (string | null)[] {
  const taken = products.filter(({ product }) => product.id === id).map(({ variantId }) => variantId);
  return [null, ...variants.map((variant) => variant.id)].filter((it) => !taken.includes(it));
}

/** A product's entry with one price to fill in: the world's, in the currency of its public price. */
export const newProductEntry = (product: PriceListProduct, variantId: string | null): ProductEntry => ({
  key: crypto.randomUUID(),
  product,
  variantId,
  prices: [{ zone: globalRegion, currency: product.basePrice?.currency ?? defaultCurrency, amount: '' }],
});

export const freeZones = ({ prices }: Pick<ProductEntry, 'prices'>): PriceListZone[] =>
  priceListZones.filter((it) => !prices.some(({ zone }) => zone === it));

export type FieldFault = Readonly<{
  /** Names the field: `name`, `category.looms.percentOff`, `product.<key>.prices.0`. */
  path: string;
  fault: 'name' | 'backwards' | 'percent' | 'price' | 'unreadable';
  /** Of a text that can't be read: the reason. */
  words?: string;
  /** Nothing is typed, so nothing is wrong yet while the maker is at it. */
  isMissing: boolean;
}>;

export const priceFigure = (currency: Currency): FigureField => ({
  ...figureFields.listPrice,
  unit: currency,
});

type Read = Readonly<{ input: PriceListInput; faults: readonly FieldFault[] }>;

/** What the fields say, and what is wrong with them. */
export function readEntries(entries: ListEntries, locale: Locale): Read {
  const { name, validFrom, validUntil, companies, categories, products } = entries;
  const faults: FieldFault[] = [];
  const figure = (path: string, text: string, as: 'percent' | 'price', field: FigureField): string => {
    const reading = readFigure(text, locale, field);
    const words = openPoint(reading, field, locale);
    const value = 'value' in reading ? (reading.value ?? '') : '';
    const isMissing = text.trim() === '';
    if (words !== undefined) faults.push({ path, fault: 'unreadable', words, isMissing });
    else if (value === '' || value === '0') faults.push({ path, fault: as, isMissing });
    return value;
  };
  if (name.trim() === '') faults.push({ path: 'name', fault: 'name', isMissing: true });
  if (validUntil && orderFault('price-list.validUntil', validUntil, { validFrom }) !== null)
    faults.push({ path: 'validUntil', fault: 'backwards', isMissing: false });
  const input: PriceListInput = {
    name: name.trim(),
    validFrom: validFrom || null,
    validUntil: validUntil || null,
    companies: companies.map(({ id }) => id),
    entries: [
      ...categories.map(({ categoryId, percentOff }) => ({
        kind: 'category' as const,
        categoryId,
        percentOff: figure(`category.${categoryId}`, percentOff, 'percent', figureFields.discount),
      })),
      ...products.map(({ key, product, variantId, prices }) => ({
        kind: 'product' as const,
        productId: product.id,
        variantId,
        prices: prices.map(({ zone, currency, amount }, at) => ({
          zone,
          currency,
          amount: figure(`product.${key}.prices.${at}`, amount, 'price', priceFigure(currency)),
        })),
      })),
    ],
  };
  return { input, faults };
}
