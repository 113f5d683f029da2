import { offers } from 'shared-kit/contract/quotes';
import type { ModuleContext, RegisterRoute } from '../../../platform/http/index.ts';
import { askDiscount } from '../discounts/ask-discount.ts';
import { plainTransition } from '../lifecycle/change-quote.ts';
import { changeRoute } from './change-route.ts';

/** Discounts above the maker's limit. Whoever may give one sends the draft itself. */
export function discountRoutes(route: RegisterRoute, context: ModuleContext): void {
  changeRoute(route, context, {
    endpoint: offers.askDiscount,
    spec: offers.askDiscountSpec,
    move: 'ask-discount',
    work: askDiscount,
  });
  changeRoute(route, context, {
    endpoint: offers.refuseDiscount,
    spec: offers.refuseDiscountSpec,
    move: 'refuse-discount',
    work: plainTransition('refuse-discount'),
  });
}
