import { drawingOf, drawProduct } from 'shared-kit/drawing';
import { recentlyUsed } from '../../../platform/recently-used.ts';
import { type DrawingMode, drawingHash } from '../answers/drawing-address.ts';
import type { ProductRow } from '../writing/product-row.ts';

/** Some 20 kB each. */
const mostKept = 1000;

/** Drawings by what is drawn, the most recently asked for kept. */
export function keptDrawings() {
  const kept = recentlyUsed<string>(mostKept);
  return {
    find: (hash: string, mode: DrawingMode): string | null => kept.find(`${hash} ${mode}`),
    draw: (product: ProductRow, mode: DrawingMode): string => {
      const svg = drawProduct(drawingOf(product.categoryId, product.attributes), { file: mode });
      return kept.keep(`${drawingHash(product)} ${mode}`, svg);
    },
  };
}
