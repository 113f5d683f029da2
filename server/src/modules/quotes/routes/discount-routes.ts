import { askDiscountInput, refuseDiscountInput } from 'shared-kit/contract';
import type { ModuleContext, RegisterRoute } from '../../../platform/http/index.ts';
import { askDiscount } from '../discounts/ask-discount.ts';
import { plainTransition } from '../lifecycle/change-quote.ts';
import { changeRoute } from './change-route.ts';

/** Discounts above the maker's limit. Whoever may give one sends the draft itself. */
export function discountRoutes(route: RegisterRoute, context: ModuleContext): void {
  changeRoute(route, context, {
    path: 'discount',
    move: 'ask-discount',
    summary: 'Asks those who may give more than the discount limit to send the draft',
    body: askDiscountInput,
    work: async (tx, quote, by, body) => {
      await askDiscount(tx, quote, by, body);
      return { transition: 'ask-discount', text: body.text };
    },
  });
  changeRoute(route, context, {
    path: 'discount/refuse',
    move: 'refuse-discount',
    summary: 'Refuses a discount that a member asked to give; the draft stays',
    body: refuseDiscountInput,
    work: (tx, quote, by, { reason }) => plainTransition('refuse-discount', reason)(tx, quote, by),
  });
}
