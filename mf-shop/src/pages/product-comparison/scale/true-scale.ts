import type { ComparedProduct } from 'shared-kit/contract';
import { machinery } from '../../../catalogue/use-machine-categories.ts';

/** Millimetres, as they are seen on the drawing. */
export type Size = Readonly<{ width: number; height: number }>;

/** One frame for all machines of a comparison, and the bar that tells its scale. */
export type TrueScale = Readonly<{
  frame: Size;
  barMm: number;
  /** Machines so long that on one scale only their outlines can be seen. */
  isFlat: boolean;
  sizeOf: (product: ComparedProduct) => Size | null;
}>;

/** Cutting tables are drawn from above, everything else from the front. */
const isSeenFromAbove = ({ category, attributes }: ComparedProduct['drawing']): boolean =>
  category === 'cutting' && attributes.cutting_type !== 'spreader';

/** What the drawing shows of the size that the maker states; `null` where that is not stated. */
export function statedSize({ drawing }: Pick<ComparedProduct, 'drawing'>): Size | null {
  const { length_mm, width_mm, height_mm } = drawing.attributes;
  const across = isSeenFromAbove(drawing) ? width_mm : height_mm;
  if (typeof length_mm !== 'number' || typeof across !== 'number') return null;
  return length_mm > 0 && across > 0 ? { width: length_mm, height: across } : null;
}

const bars = [100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000];
/** Beside the machines, so that outlines don't touch the frame. */
const margin = 1.06;
const flattestDrawing = 5;
const flattestOutline = 30;

/**
 * The scale on which machines stand side by side: the largest stated length and height just fit. `null` for cloth,
 * and where fewer than two state their size, since nothing could be compared.
 */
export function trueScale(products: readonly ComparedProduct[]): TrueScale | null {
  if (products.some(({ department }) => department.id !== machinery)) return null;
  const sizes = products.flatMap((product) => statedSize(product) ?? []);
  if (sizes.length < 2) return null;
  const width = Math.max(...sizes.map((size) => size.width)) * margin;
  const height = Math.max(...sizes.map((size) => size.height)) * margin;
  const frame = { width: Math.max(width, height), height: Math.max(height, width / flattestOutline) };
  const barMm = bars.findLast((bar) => bar <= frame.width / 3) ?? 100;
  return { frame, barMm, isFlat: width > height * flattestDrawing, sizeOf: statedSize };
}
