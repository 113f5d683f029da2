import { type FakeNetwork, fakeNetwork } from 'shared-kit/testing';
import { cartOf, loomLine } from './cart.ts';
import { categoriesAnswer, listAnswer } from './catalogue.ts';

/** A network whose shop lists one page of products. */
export const shopNetwork = (): FakeNetwork =>
  fakeNetwork({
    '/api/products': () => ({ body: listAnswer }),
    '/api/categories': () => ({ body: categoriesAnswer }),
  });

/** A network with a loom in the visitor's cart. */
export const cartNetwork = (): FakeNetwork =>
  fakeNetwork({ '/api/cart': () => ({ body: cartOf([loomLine]) }) });
