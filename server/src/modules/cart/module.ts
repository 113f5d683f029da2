import { defineModule, type ServerModule } from '../../platform/http/index.ts';
import { type CategoryTree, shippedTree } from '../catalogue/index.ts';
import { cartRoutes } from './routes.ts';

export { forgetLines } from './forget-lines.ts';

export const cartModuleWith = (tree: CategoryTree): ServerModule =>
  defineModule({ name: 'cart', routes: (route, context) => cartRoutes(route, context, tree) });

/** Products that a buyer gathers for requests for quotation. */
export const cartModule = cartModuleWith(shippedTree);
