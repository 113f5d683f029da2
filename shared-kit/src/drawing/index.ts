/** Draws machines and cloth from a product's attributes. Pure functions that return SVG, for Node and browsers. */
export {
  type DrawingCategory,
  type DrawnAttributes,
  drawingAttributes,
  drawingCategories,
  type ProductAttributes,
} from './attributes.ts';
export { type DraftName, draftNames } from './cloth/drafts.ts';
export { pointPaper } from './cloth/point-paper.ts';
export { pinkedOutline } from './cloth/swatch.ts';
export { type DrawOptions, detailsOf, drawProduct } from './draw-product.ts';
export type { Cloth, Drawing, Machine } from './drawing.ts';
export { type DrawingFiles, drawingFiles } from './drawing-files.ts';
export { drawingOf } from './drawing-of.ts';
export type { ColourMode } from './ink/palette.ts';
export { brokenThread } from './scenes/broken-thread.ts';
export { halfWovenShed } from './scenes/half-woven-shed.ts';
export { heroLoom } from './scenes/hero-loom.ts';
export { logoMark } from './scenes/logo-mark.ts';
export { drawToScale, type Size } from './to-scale.ts';
