import { drawingOf, drawProduct } from 'shared-kit/drawing';
import { type DrawingMode, drawingHash } from '../answers/drawing-address.ts';
import type { ProductRow } from '../writing/product-row.ts';

/** Some 20 kB each. */
const mostKept = 1000;

/** Drawings by what is drawn, the most recently asked for kept. */
export function keptDrawings() {
  const kept = new Map<string, string>();
  const keep = (key: string, svg: string): string => {
    kept.delete(key);
    kept.set(key, svg);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return svg;
  };
  return {
    find: (hash: string, mode: DrawingMode): string | null => {
      const svg = kept.get(`${hash} ${mode}`);
      return svg === undefined ? null : keep(`${hash} ${mode}`, svg);
    },
    draw: (product: ProductRow, mode: DrawingMode): string => {
      const svg = drawProduct(drawingOf(product.categoryId, product.attributes), { file: mode });
      return keep(`${drawingHash(product)} ${mode}`, svg);
    },
  };
}
