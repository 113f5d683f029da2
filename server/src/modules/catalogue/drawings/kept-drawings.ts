import { LRUCache } from 'lru-cache';
import { drawingOf, drawProduct } from 'shared-kit/drawing';
import { type DrawingMode, drawingHash } from '../answers/drawing-address.ts';
import type { ProductRow } from '../product-row.ts';

/** About 20 kB each. */
const mostKept = 1000;
/** Drawings are about 470 units wide; cards show them at half size, where dimensions are 11 pixels high. */
const textSize = 22;

/** Caches drawings and drops the least recently used. */
export function keptDrawings() {
  const kept = new LRUCache<string, string>({ max: mostKept });
  return {
    find: (hash: string, mode: DrawingMode): string | null => kept.get(`${hash} ${mode}`) ?? null,
    draw: (product: ProductRow, mode: DrawingMode): string => {
      const drawing = drawingOf(product.categoryId, product.attributes);
      const svg = drawProduct(drawing, { file: mode, textSize });
      kept.set(`${drawingHash(product)} ${mode}`, svg);
      return svg;
    },
  };
}
