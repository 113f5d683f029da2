import { conditions, productIncoterms } from 'shared-kit/contract/catalogue';
import { figure, figureFields } from 'shared-kit/contract/figures';
import { forEachLocale, locales } from 'shared-kit/contract/languages';
import { priceMap } from 'shared-kit/contract/prices';
import {
  type PriceRow,
  type ProductDetails,
  productStatuses,
  salesUnits,
} from 'shared-kit/contract/products';
import * as z from 'zod';
import { localText } from '../../platform/local-text.ts';

const attributeValue = z.union([z.string(), z.number().finite(), z.boolean(), z.array(z.string())]);

/** May be empty in each language. */
const altText = z.object(forEachLocale(() => z.string()));

/** A picture that this market stores. */
export const productImage = z.object({
  /** Name under `/media/`. */
  file: z.string().regex(/^[0-9a-f]{64}\.(png|jpg|webp|avif|gif)$/),
  /** One text where an import had only one. */
  alt: z.union([z.string(), altText]),
  /** Original URL, so that the next import needn't fetch it again. */
  source: z.string(),
});
export type ProductImage = z.infer<typeof productImage>;

/** A maker's datasheet, a PDF that this market stores. */
export const keptDatasheet = z.object({
  /** Hash of the content. */
  id: z.string(),
  /** The maker's file name, without characters that file names must not contain. */
  name: z.string(),
  /** Its language; null for another one or several. */
  language: z.enum(locales).nullable().optional(),
  bytes: z.number(),
  /** Key in the file store. */
  fileKey: z.string(),
});
export type KeptDatasheet = Readonly<z.infer<typeof keptDatasheet>>;

/**
 * A maker's full data of a product, from the importer, the seeder or the editor.
 * Amounts have at most four decimals; all text is plain text.
 */
export const productInput = z.object({
  title: localText,
  description: localText,
  model: z.string(),
  categoryId: z.string(),
  condition: z.enum(conditions),
  /** Year of manufacture, for machines. */
  year: z.int().min(1950).max(2100).nullable(),
  /** ISO 3166-1 alpha-2. */
  originCountry: z.string().length(2),
  attributes: z.record(z.string(), attributeValue),
  priceMap,
  /** Discounts in percent by minimum quantity, ascending. */
  tiers: z.array(z.object({ from: z.int().positive(), percentOff: figure(figureFields.discount) })),
  options: z.array(
    z.object({
      id: z.string(),
      name: localText,
      values: z.array(z.object({ id: z.string(), label: localText })).min(1),
    }),
  ),
  /** Sellable combinations, each with one value id per option; empty if there is no choice. */
  variants: z.array(
    z.object({ id: z.string(), values: z.array(z.string()), sku: z.string().nullable(), priceMap }),
  ),
  unit: z.enum(salesUnits),
  minimumOrder: z.int().positive(),
  orderMultiple: z.int().positive(),
  leadTimeWeeks: z.int().nonnegative(),
  incoterm: z.object({ rule: z.enum(productIncoterms), place: z.string().min(1) }),
  warranty: localText,
  /** How long the warranty lasts, in whole months; left out where the maker names no time. */
  warrantyMonths: z.int().min(0).max(120).nullable().optional(),
  status: z.enum(productStatuses),
  /** Pictures in order; without any, the drawing or a placeholder is shown. */
  images: z.array(productImage).optional(),
  /** The seller's own key for this product, such as a Shopify handle; unique per seller. */
  handle: z.string().nullable(),
  sku: z.string().nullable(),
  /** Prices with times, which `priceMap` is made of each day; left out by who knows only today's prices. */
  priceRows: z.custom<readonly PriceRow[]>().nullable().optional(),
  /** What only the editor knows; left out it stays as it is. */
  details: z.custom<Partial<ProductDetails>>().optional(),
  /** What was typed for attributes in other units. */
  typed: z.record(z.string(), z.string()).optional(),
});
export type ProductInput = z.infer<typeof productInput>;
