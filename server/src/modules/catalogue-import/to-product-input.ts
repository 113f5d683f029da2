import { conditions, defaultLocale } from 'shared-kit/contract';
import type { ProductImage, ProductInput } from '../catalogue/index.ts';
import type { Fault } from './fault.ts';
import { htmlToText } from './html-to-text.ts';
import { type ImportSettings, unsaid } from './import-settings.ts';
import { optionFaults, optionNamesOf, optionsOf } from './read-options.ts';
import { readPrice, withBasePrice } from './read-price.ts';
import type { ShopProduct, ShopVariant } from './shop-product.ts';
import type { Columns, Field } from './shopify-columns.ts';
import { variantsOf } from './variants-of.ts';

export type Reading =
  | Readonly<{ kind: 'product'; input: ProductInput }>
  | Readonly<{ kind: 'skipped'; reason: string }>
  | Readonly<{ kind: 'faulty'; faults: readonly Fault[] }>;

/** A product's new pictures, from its existing ones and those in the file. */
export type PicturesOf = (product: ShopProduct, before: readonly ProductImage[]) => readonly ProductImage[];
export const keepPictures: PicturesOf = (_product, before) => before;

/**
 * A product of an export in the market's format. An existing product (`before`) keeps everything that an export lacks:
 * the Turkish text, regional prices, delivery terms, the category.
 */
export function toProductInput(
  product: ShopProduct,
  before: ProductInput | null,
  columns: Columns,
  settings: ImportSettings,
  picturesOf: PicturesOf = keepPictures,
): Reading {
  const status = product.status.toLowerCase();
  if (isYes(product.giftCard)) return { kind: 'skipped', reason: 'a gift card is not goods' };
  if (status === 'archived') return { kind: 'skipped', reason: 'archived in the shop' };
  const faults = faultsOf(product, columns, settings);
  if (faults.length > 0) return { kind: 'faulty', faults };
  const kept = before ?? { ...unsaid(settings), options: [], variants: [], priceMap: undefined };
  const names = optionNamesOf(product);
  const { title } = product;
  const input: ProductInput = {
    ...kept,
    handle: product.handle,
    title: { ...before?.title, [defaultLocale]: title },
    description: { ...before?.description, [defaultLocale]: htmlToText(product.body) || title },
    condition: conditionOf(product) ?? kept.condition,
    attributes: { ...kept.attributes, ...weightOf(product, kept.categoryId, settings) },
    sku: names.length > 0 ? (before?.sku ?? null) : product.variants[0]?.sku || null,
    ...choices(product, names, kept, settings),
    status: statusOf(product, before?.status ?? 'draft', settings.publish),
    images: [...picturesOf(product, before?.images ?? [])],
  };
  return { kind: 'product', input };
}

const isYes = (text: string) => /^(true|yes|1)$/i.test(text);
const isNo = (text: string) => /^(false|no|0)$/i.test(text);

/** Only products on sale in the shop are published, and public ones aren't unpublished. */
function statusOf(product: ShopProduct, status: ProductInput['status'], publish: boolean) {
  const isOnSale = ['', 'active'].includes(product.status.toLowerCase()) && !isNo(product.published);
  return publish && isOnSale && status === 'draft' ? 'published' : status;
}

const conditionOf = ({ condition }: ShopProduct) =>
  conditions.find((it) => it === condition.toLowerCase()) ?? null;

type Kept = Readonly<{
  options: ProductInput['options'];
  variants: ProductInput['variants'];
  priceMap: ProductInput['priceMap'] | undefined;
}>;

/** Options, variants and prices; the product's base price is that of its cheapest variant. */
function choices(product: ShopProduct, names: readonly string[], kept: Kept, settings: ImportSettings) {
  const { currency, decimalComma } = settings;
  const priceOf = ({ price }: ShopVariant) => {
    const read = readPrice(price, decimalComma);
    return read.kind === 'price' ? read.price : null;
  };
  const prices = product.variants.flatMap((variant) => priceOf(variant) ?? []);
  const lowest = prices.length > 0 ? prices.reduce((a, b) => Math.min(a, b)) : null;
  const options = optionsOf(names, product.variants, kept.options);
  const variants = variantsOf(product.variants, options, kept, (variant, before) =>
    withBasePrice(before, priceOf(variant), currency),
  );
  return {
    options,
    variants: names.length > 0 ? variants : [],
    priceMap: withBasePrice(kept.priceMap, lowest, currency),
  };
}

/** The weight, if the category has that attribute and all variants have the same. */
function weightOf(
  product: ShopProduct,
  categoryId: string,
  { tree }: ImportSettings,
): ProductInput['attributes'] {
  const key = 'weight_kg';
  const isKnown = tree.attributesOf(categoryId).some((it) => it.key === key && it.kind === 'number');
  const [grams, ...others] = new Set(
    product.variants.map((variant) => Number(variant.grams.replace(',', '.'))),
  );
  return isKnown && grams && others.length === 0 ? { [key]: Math.round(grams) / 1000 } : {};
}

const statuses = ['', 'active', 'draft', 'archived', 'unlisted'];
const longest = 255;

function faultsOf(
  product: ShopProduct,
  columns: Columns,
  { decimalComma }: ImportSettings,
): readonly Fault[] {
  const faults: Fault[] = [];
  const add = (line: number, field: Field, problem: string, remedy: string) =>
    faults.push({ line, column: columns.nameOf(field), problem, remedy });
  if (!product.title) add(product.line, 'title', 'it is empty', 'Write the product’s title here');
  for (const field of ['handle', 'title'] as const) {
    const { length } = product[field];
    if (length > longest) {
      add(product.line, field, `it has ${length} letters`, `Shorten it to ${longest}`);
    }
  }
  if (!statuses.includes(product.status.toLowerCase())) {
    const problem = `“${shown(product.status)}” is no status`;
    add(product.line, 'status', problem, 'Write active, draft or archived');
  }
  for (const { line, price, grams } of product.variants) {
    if (readPrice(price, decimalComma).kind === 'malformed') {
      const remedy = 'Write digits and at most four decimals, such as 1250.00';
      add(line, 'price', `“${shown(price)}” is not a price`, remedy);
    }
    if (!/^\d{0,9}([.,]\d*)?$/.test(grams)) {
      add(line, 'grams', `“${shown(grams)}” is not a weight`, 'Write grams as a number, such as 340');
    }
  }
  return [...faults, ...optionFaults(product, columns)];
}

const shown = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
