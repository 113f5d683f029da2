import { createHash } from 'node:crypto';
import type { ProductInput } from '../product-input.ts';

export const drawingModes = ['light', 'dark'] as const;
export type DrawingMode = (typeof drawingModes)[number];
type Drawn = Readonly<{ categoryId: string; attributes: ProductInput['attributes'] }>;

/** Raised when the drawings themselves change, because browsers keep them for a year. */
const drawingVersion = 2;

/** Products with the same attributes have the same drawing. */
export function drawingHash({ categoryId, attributes }: Drawn): string {
  const sorted = Object.entries(attributes).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([drawingVersion, categoryId, sorted]))
    .digest('base64url')
    .slice(0, 16);
}

/** Where the drawing of a product is; changes with what is drawn, so it may be kept for ever. */
export const drawingAddress = (product: Drawn & { id: string }, mode: DrawingMode): string =>
  `/api/products/${product.id}/drawing-${mode}.svg?v=${drawingHash(product)}`;
