import { hash } from 'node:crypto';
import { catalogue } from 'shared-kit/contract/catalogue';
import { addressOf } from 'shared-kit/contract/endpoints';
import type { ProductInput } from '../product-input.ts';

export type DrawingMode = 'light' | 'dark';
type Drawn = Readonly<{ categoryId: string; attributes: ProductInput['attributes'] }>;

/** Increase it when the drawings change, because browsers cache them for a year. */
const drawingVersion = 2;

/** Products with the same attributes have the same drawing. */
export function drawingHash({ categoryId, attributes }: Drawn): string {
  const sorted = Object.entries(attributes).sort(([a], [b]) => (a < b ? -1 : 1));
  return hash('sha256', JSON.stringify([drawingVersion, categoryId, sorted]), 'base64url').slice(0, 16);
}

/** URLs of a product's drawing in each mode. They change with the drawing, so it may be cached for ever. */
export function drawingAddresses(product: Drawn & { id: string }): Readonly<Record<DrawingMode, string>> {
  const input = { params: { id: product.id }, query: { v: drawingHash(product) } };
  return { light: addressOf(catalogue.drawLight, input), dark: addressOf(catalogue.drawDark, input) };
}
