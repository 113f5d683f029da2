import { createHash } from 'node:crypto';
import type { ProductInput } from '../product-input.ts';

export const drawingModes = ['light', 'dark'] as const;
export type DrawingMode = (typeof drawingModes)[number];
type Drawn = Readonly<{ categoryId: string; attributes: ProductInput['attributes'] }>;

/** Increase it when the drawings change, because browsers cache them for a year. */
const drawingVersion = 2;

/** Products with the same attributes have the same drawing. */
export function drawingHash({ categoryId, attributes }: Drawn): string {
  const sorted = Object.entries(attributes).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([drawingVersion, categoryId, sorted]))
    .digest('base64url')
    .slice(0, 16);
}

/** URL of a product's drawing. It changes with the drawing, so it may be cached for ever. */
export const drawingAddress = (product: Drawn & { id: string }, mode: DrawingMode): string =>
  `/api/products/${product.id}/drawing-${mode}.svg?v=${drawingHash(product)}`;
