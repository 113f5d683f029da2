import * as z from 'zod/mini';
import { statedTerms } from '../products/stated-terms.ts';
import { productDetail } from './product-detail.ts';
import { productCard } from './product-list.ts';

/** More columns than these nobody can hold against one another. */
export const comparisonLimit = 4;

export const comparedProduct = z.extend(productCard, {
  /** The root of the category tree that the product stands under. */
  department: z.object({ id: z.string(), name: z.string() }),
  ...z.pick(productDetail, {
    model: true,
    origin: true,
    drawing: true,
  }).shape,
  ...statedTerms.shape,
});
export type ComparedProduct = z.infer<typeof comparedProduct>;

export const comparedValue = z.nullable(z.union([z.string(), z.number(), z.boolean()]));
export type ComparedValue = z.infer<typeof comparedValue>;

/** One fact of all products; the figures of a row are in its one unit. */
export const comparisonRow = z.object({
  key: z.string(),
  label: z.string(),
  unit: z.string(),
  /** Which figure is better for the buyer; `null` where that depends on the use. */
  better: z.nullable(z.enum(['higher', 'lower'])),
  /** One of each product, in their order; `null` where it is not stated. */
  values: z.array(comparedValue),
  /** Of each product, hex figures of what its value names; only in a row of colours. */
  colours: z.optional(z.array(z.array(z.string()))),
});
export type ComparisonRow = z.infer<typeof comparisonRow>;

export const comparisonAnswer = z.object({
  /** In the order in which they were asked for. */
  products: z.array(comparedProduct),
  /** Ids of products that are not on offer: withdrawn, or never there. */
  missing: z.array(z.string()),
  /** Whether all are of one category. If not, rows hold what their categories have in common. */
  alike: z.boolean(),
  specification: z.array(z.object({ group: z.string(), rows: z.array(comparisonRow) })),
});
export type ComparisonAnswer = z.infer<typeof comparisonAnswer>;
