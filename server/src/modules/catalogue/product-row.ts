import { nextPriceChange } from 'shared-kit/contract/products';
import type { ProductInput } from './product-input.ts';
import type { product } from './schema.ts';

export type ProductRow = typeof product.$inferSelect;
/** The maker's data: all columns except identity, times and separately uploaded files. */
export type ProductContent = Omit<
  ProductRow,
  'id' | 'sellerCompanyId' | 'createdAt' | 'updatedAt' | 'publishedAt' | 'datasheets' | 'textTimes'
>;

/** A stored product as its maker would submit it again. */
export const productInputOf = (row: ProductContent): ProductInput => ({
  title: row.title,
  description: row.description,
  model: row.model,
  categoryId: row.categoryId,
  condition: row.condition,
  year: row.year,
  originCountry: row.originCountry,
  attributes: row.attributes,
  priceMap: row.priceMap,
  tiers: row.tiers,
  options: row.options,
  variants: row.variants,
  unit: row.unit,
  minimumOrder: row.minimumOrder,
  orderMultiple: row.orderMultiple,
  leadTimeWeeks: row.leadTimeWeeks,
  incoterm: { rule: row.incotermRule, place: row.incotermPlace },
  warranty: row.warranty,
  warrantyMonths: row.warrantyMonths,
  status: row.status,
  images: row.images,
  handle: row.handle,
  sku: row.sku,
  priceRows: row.priceRows,
  details: row.details,
  typed: row.typed,
});

/** A maker's product input as columns. */
export const productContent = (input: ProductInput): ProductContent => ({
  categoryId: input.categoryId,
  handle: input.handle,
  sku: input.sku,
  title: input.title,
  description: input.description,
  model: input.model,
  condition: input.condition,
  year: input.year,
  originCountry: input.originCountry,
  attributes: input.attributes,
  priceMap: input.priceMap,
  tiers: input.tiers,
  options: input.options,
  variants: input.variants,
  unit: input.unit,
  minimumOrder: input.minimumOrder,
  orderMultiple: input.orderMultiple,
  leadTimeWeeks: input.leadTimeWeeks,
  incotermRule: input.incoterm.rule,
  incotermPlace: input.incoterm.place,
  warranty: input.warranty,
  warrantyMonths: input.warrantyMonths ?? null,
  status: input.status,
  images: input.images ?? [],
  priceRows: input.priceRows ? [...input.priceRows] : null,
  priceDue: input.priceRows ? nextPriceChange(input.priceRows, today()) : null,
  details: input.details ?? {},
  typed: input.typed ?? {},
});

/** Prices begin and lapse with the day in UTC. */
export const today = (now = new Date()): string => now.toISOString().slice(0, 10);
