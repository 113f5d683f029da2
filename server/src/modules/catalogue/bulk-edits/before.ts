import { productDraft, textTimes } from 'shared-kit/contract/products';
import * as z from 'zod';
import { shapeOf } from '../../../platform/db/json.ts';
import type { OwnProduct } from '../editing/own-product.ts';
import type { ProductContent } from '../product-row.ts';

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

/** A product and what waited beside it. It is kept for an hour, so the content needs no other shape than its own. */
export const before = z.object({
  content: z.custom<ProductContent>(isObject),
  textTimes,
  waiting: z.object({ content: shapeOf(productDraft), textTimes }).nullable(),
});
export type Before = Readonly<z.infer<typeof before>>;

export function beforeOf({ row, waiting }: OwnProduct): Before {
  const { id, sellerCompanyId, createdAt, updatedAt, publishedAt, datasheets, textTimes, ...content } = row;
  return {
    content,
    textTimes,
    waiting: waiting && { content: waiting.content, textTimes: waiting.textTimes },
  };
}

/** Differs after every change of the product or of what waits beside it. */
export const stateOf = ({ row, waiting }: Pick<OwnProduct, 'row' | 'waiting'>): string =>
  [
    row.status,
    row.updatedAt.toISOString(),
    waiting?.revision ?? 0,
    waiting?.savedAt.toISOString() ?? '',
  ].join(' ');
