import type { ProductDraft } from 'shared-kit/contract';
import type { OwnProduct } from '../editing/own-product.ts';
import type { TextTimes } from '../schema.ts';
import type { ProductContent } from '../writing/product-row.ts';

/** A product and what waited beside it, as JSON. */
export type Before = Readonly<{
  content: ProductContent;
  textTimes: TextTimes;
  waiting: Readonly<{ content: ProductDraft; textTimes: TextTimes }> | null;
}>;

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
