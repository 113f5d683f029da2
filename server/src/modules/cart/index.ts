import { defineModule, type ServerModule, whileListening } from '../../platform/http/index.ts';
import { forgetOldKeys } from '../../platform/idempotency/index.ts';
import { type CategoryTree, shippedTree } from '../catalogue/index.ts';
import { forgetRemovedLines } from './repository.ts';
import { cartRoutes } from './routes.ts';

export { priceNow } from './cart-line-answer.ts';
export { lineTotal, tierAt, unitPriceAt } from './line-price.ts';
export { quantityFault } from './order-quantity.ts';
export { takeLines } from './take-lines.ts';

const hour = 3_600_000;

export const cartModuleWith = (tree: CategoryTree): ServerModule =>
  defineModule({
    name: 'cart',
    routes: (route, context) => {
      cartRoutes(route, context, tree);
      const { app, clock, background: db, log } = context;
      whileListening(app, { log, name: 'forgetting removed lines and old keys', pauseMs: hour }, async () => {
        const now = clock();
        await forgetRemovedLines(db, new Date(now.getTime() - hour));
        await forgetOldKeys(db, now);
      });
    },
  });

/** What a buyer has gathered for their requests for quotation. */
export const cartModule = cartModuleWith(shippedTree);
