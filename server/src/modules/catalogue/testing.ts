/** Test helpers for other modules. */
export { sampleSpecificationSheet } from './specification-sheet/testing.ts';
export { aMaker, offer, prepareMarket } from './testing/market.ts';
export { aProduct } from './testing/product.ts';
export { smallTree } from './testing/small-tree.ts';
