import * as z from 'zod/mini';
import { datasheetAnswer } from '../catalogue/product-detail.ts';
import { moneyAnswer } from '../catalogue/product-list.ts';
import { productStatuses } from './product-statuses.ts';
import type { PublishPoint } from './publish-faults.ts';

export const ownProductSorts = ['changed', 'name', 'sku'] as const;
export type OwnProductSort = (typeof ownProductSorts)[number];

/** The missing facts that a maker's list names and can be filtered by. */
export const listedPoints = [
  'price-missing',
  'attributes-missing',
  'hs-code',
  'translation',
  'picture',
] as const satisfies readonly PublishPoint[];
export type ListedPoint = (typeof listedPoints)[number];

const ownProductSummary = z.object({
  id: z.string(),
  title: z.string(),
  model: z.string(),
  sku: z.nullable(z.string()),
  category: z.string(),
  status: z.enum(productStatuses),
  /** The first picture, or else the drawing, for light and dark pages. */
  image: z.object({ light: z.string(), dark: z.string() }),
  basePrice: z.nullable(moneyAnswer),
  leadTimeWeeks: z.number(),
  missing: z.array(z.enum(listedPoints)),
  /** Whether changes wait beside what is public. */
  changesWait: z.boolean(),
  updatedAt: z.string(),
  datasheets: z.array(datasheetAnswer),
});
export type OwnProductSummary = z.infer<typeof ownProductSummary>;

export const ownProductsAnswer = z.object({
  products: z.array(ownProductSummary),
  next: z.nullable(z.string()),
  /** How many the company has, whatever was asked for. */
  total: z.number(),
  /** How many fit what was asked for. */
  found: z.number(),
  /** The categories of the company's products, by name. */
  categories: z.array(z.object({ id: z.string(), name: z.string(), products: z.number() })),
});
export type OwnProductsAnswer = z.infer<typeof ownProductsAnswer>;

/** Days that views and requests of a product are counted over. */
export const productFigureDays = 30;

export const productFiguresAnswer = z.object({
  figures: z.array(z.object({ id: z.string(), views: z.number(), requests: z.number() })),
});
export type ProductFiguresAnswer = z.infer<typeof productFiguresAnswer>;
