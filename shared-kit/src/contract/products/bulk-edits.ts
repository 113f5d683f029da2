import * as z from 'zod/mini';
import { moneyAnswer } from '../catalogue/product-list.ts';
import { figureFields } from '../figures/figure-fields.ts';
import { figure } from '../figures/figure-schema.ts';
import { locales } from '../languages/locale.ts';
import { currencies } from '../money/currency.ts';
import { productStatuses } from './product-statuses.ts';
import { publishPoints } from './publish-faults.ts';

export const bulkEditLimits = { products: 200, undoMinutes: 60 } as const;

const isNotZero = (text: string) => Number(text) !== 0;

/** One change of many products. Amounts and percentages below zero lower prices. */
export const bulkEdit = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('publish') }),
  z.object({ kind: z.literal('archive') }),
  z.object({
    kind: z.literal('price-percent'),
    percent: figure(figureFields.percentChange).check(z.refine(isNotZero)),
  }),
  z.object({
    kind: z.literal('price-amount'),
    amount: figure(figureFields.priceChange).check(z.refine(isNotZero)),
    /** Only prices in this currency change. */
    currency: z.enum(currencies),
  }),
  z.object({ kind: z.literal('lead-time'), weeks: z.int().check(z.minimum(0), z.maximum(520)) }),
]);
export type BulkEdit = z.infer<typeof bulkEdit>;
export const bulkEditKinds = ['publish', 'archive', 'price-percent', 'price-amount', 'lead-time'] as const;

/** Why a product can't be changed as the others are. */
export const bulkRefusals = [
  /** It isn't public, so it can't be archived. */
  'not-public',
  /** `points` names what is missing. */
  'not-complete',
  'nothing-waits',
  /** Its unpublished changes state another price or lead time. */
  'changes-wait',
  'no-price',
  'other-currency',
  'price-too-low',
  'price-too-high',
  'unchanged',
] as const;
export type BulkRefusal = (typeof bulkRefusals)[number];

const priceRange = z.object({ low: moneyAnswer, high: moneyAnswer });

/** The price change in one place, of the product itself or of a number of its variants. */
const priceStep = z.object({
  place: z.string(),
  from: z.nullable(z.string()),
  until: z.nullable(z.string()),
  variants: z.number(),
  before: priceRange,
  after: priceRange,
});
export type PriceStep = z.infer<typeof priceStep>;

const previewedProduct = z.object({
  id: z.string(),
  title: z.string(),
  sku: z.nullable(z.string()),
  status: z.enum(productStatuses),
  refusal: z.nullable(z.enum(bulkRefusals)),
  points: z.array(z.enum(publishPoints)),
  prices: z.array(priceStep),
  leadTime: z.nullable(z.object({ before: z.nullable(z.number()), after: z.number() })),
  /** Fingerprint of the product's state and of its change: applying is refused if either differs from the preview. */
  seen: z.string(),
});
export type PreviewedProduct = z.infer<typeof previewedProduct>;

const products = <Each extends z.ZodMiniType<unknown>>(each: Each) =>
  z.array(each).check(z.minLength(1), z.maxLength(bulkEditLimits.products));

export const bulkPreviewInput = z.object({
  edit: bulkEdit,
  products: products(z.uuid()),
  locale: z.enum(locales),
});
export const bulkPreviewAnswer = z.object({ products: z.array(previewedProduct) });
export type BulkPreviewAnswer = z.infer<typeof bulkPreviewAnswer>;

export const bulkEditInput = z.object({
  edit: bulkEdit,
  products: products(z.object({ id: z.uuid(), seen: z.string().check(z.maxLength(100)) })),
});
export const bulkEditAnswer = z.object({ id: z.string(), products: z.number() });
export type BulkEditAnswer = z.infer<typeof bulkEditAnswer>;

/** The company's newest bulk edit while it can be undone. */
export const newestBulkEdit = z.object({
  edit: z.nullable(
    z.object({
      id: z.string(),
      kind: z.enum(bulkEditKinds),
      products: z.number(),
      at: z.string(),
      by: z.nullable(z.string()),
      until: z.string(),
    }),
  ),
});
export type NewestBulkEdit = z.infer<typeof newestBulkEdit>;

/** Products that were changed again since stay as they are. */
export const bulkUndoAnswer = z.object({ undone: z.number(), kept: z.number() });
export type BulkUndoAnswer = z.infer<typeof bulkUndoAnswer>;
