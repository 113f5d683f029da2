import type { ComparedProduct } from 'shared-kit/contract/catalogue';
import { machinery } from '../../../catalogue/use-machine-categories.ts';

/** In millimetres, as seen in the drawing. */
export type Size = Readonly<{ width: number; height: number }>;

/** The common frame of all machines in a comparison, and its scale bar. */
export type TrueScale = Readonly<{
  frame: Size;
  barMm: number;
  /** True if the machines are so long that only outlines are visible at one scale. */
  isFlat: boolean;
  sizeOf: (product: ComparedProduct) => Size | null;
}>;

/** Cutting tables are drawn from above, all other machines from the front. */
const isSeenFromAbove = ({ category, attributes }: ComparedProduct['drawing']): boolean =>
  category === 'cutting' && attributes.cutting_type !== 'spreader';

/** The maker's stated size as the drawing shows it; `null` if not stated. */
export function statedSize({ drawing }: Pick<ComparedProduct, 'drawing'>): Size | null {
  const { length_mm, width_mm, height_mm } = drawing.attributes;
  const across = isSeenFromAbove(drawing) ? width_mm : height_mm;
  if (typeof length_mm !== 'number' || typeof across !== 'number') return null;
  return length_mm > 0 && across > 0 ? { width: length_mm, height: across } : null;
}

const bars = [100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000];
/** Margin beside the machines, so that outlines don't touch the frame. */
const margin = 1.06;
const flattestDrawing = 5;
const flattestOutline = 30;

/**
 * The scale at which machines stand side by side: the largest stated length and height just fit. `null` for cloth, and
 * if fewer than two machines state their size.
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
