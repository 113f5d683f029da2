import { type FakeNetwork, fakeNetwork } from 'shared-kit/testing';
import { cartOf, loomLine } from './cart.ts';
import { categoriesAnswer, listAnswer, loomDetail, loomId } from './catalogue.ts';
import { indicativeRates } from './financing.ts';

/** A network whose shop lists one page of products. */
export const shopNetwork = (): FakeNetwork =>
  fakeNetwork({
    '/api/products': () => ({ body: listAnswer }),
    '/api/categories': () => ({ body: categoriesAnswer }),
  });

/** A network with a loom in the visitor's cart. */
export const cartNetwork = (): FakeNetwork =>
  fakeNetwork({ '/api/cart': () => ({ body: cartOf([loomLine]) }) });

/** A network with the page of a loom, whose banks stated rates. */
export const productNetwork = (): FakeNetwork =>
  fakeNetwork({
    [`/api/products/${loomId}`]: () => ({ body: loomDetail }),
    [`/api/products/${loomId}/related`]: () => ({ body: { items: [] } }),
    [`/api/products/${loomId}/view`]: () => ({ body: { counted: true } }),
    '/api/indicative-rates': () => ({ body: { rates: indicativeRates } }),
  });
