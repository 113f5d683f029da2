/** What the tests of other modules may use of this one. */
export { aMaker, offer, prepareMarket } from './testing/market.ts';
export { aProduct } from './testing/product.ts';
export { smallTree } from './testing/small-tree.ts';
