import {
  broadcastInput,
  deliveryPrices,
  deliveryPricesInput,
  draftRequestInput,
  forProductInput,
  fromCartInput,
  noInput,
  quotesCreated,
} from 'shared-kit/contract';
import { type ModuleContext, type RegisterRoute, signedIn } from '../../../platform/http/index.ts';
import { takeEffectOnce } from '../../../platform/idempotency/index.ts';
import { visitorCountry } from '../../location/index.ts';
import { plainTransition } from '../lifecycle/change-quote.ts';
import { broadcastRequest, requestFromCart, requestProduct } from '../requests/create-requests.ts';
import { readDeliveryPrices } from '../requests/delivery-prices.ts';
import { editDraft } from '../requests/edit-draft.ts';
import { submitRequest } from '../requests/submit.ts';
import { changeRoute, doingOf, effectRoute } from './change-route.ts';

/** How requests come to be. Whoever has no company yet hears that one is missing, so these are open to all signed in. */
export function requestRoutes(route: RegisterRoute, context: ModuleContext): void {
  const { db, clock } = context;
  route({
    method: 'POST',
    url: '/api/quotes/from-cart',
    access: signedIn,
    body: fromCartInput,
    answer: quotesCreated,
    summary: 'Turns lines of my cart into one RFQ for each maker; once for each Idempotency-Key',
    handler: async ({ request, actor, body }) =>
      takeEffectOnce({ db, userId: actor.userId, request, body, now: clock() }, (tx) =>
        requestFromCart(tx, doingOf(request, actor, context), body),
      ),
  });
  route({
    method: 'POST',
    url: '/api/quotes/for-product',
    access: signedIn,
    body: forProductInput,
    answer: quotesCreated,
    summary: 'Asks the maker of one product for a quote; once for each Idempotency-Key',
    handler: async ({ request, actor, body }) =>
      takeEffectOnce({ db, userId: actor.userId, request, body, now: clock() }, (tx) =>
        requestProduct(tx, doingOf(request, actor, context), body),
      ),
  });
  route({
    method: 'POST',
    url: '/api/quotes/broadcast',
    access: signedIn,
    body: broadcastInput,
    answer: quotesCreated,
    summary: 'Asks several makers for comparable products; once for each Idempotency-Key',
    handler: async ({ request, actor, body }) =>
      takeEffectOnce({ db, userId: actor.userId, request, body, now: clock() }, (tx) =>
        broadcastRequest(tx, doingOf(request, actor, context), body),
      ),
  });
  route({
    method: 'POST',
    url: '/api/quotes/prices',
    access: signedIn,
    body: deliveryPricesInput,
    answer: deliveryPrices,
    summary: 'What products cost in a country of delivery, beside my own pricing country; asks for nothing',
    handler: async ({ request, body }) => {
      const { country } = await visitorCountry(request);
      return db.transaction((tx) => readDeliveryPrices(tx, body, country), { accessMode: 'read only' });
    },
  });
  changeRoute(route, context, {
    method: 'PUT',
    path: 'request',
    summary: 'Writes a draft anew, at what its lines cost today',
    body: draftRequestInput,
    work: editDraft,
  });
  changeRoute(route, context, {
    path: 'discard',
    summary: 'Discards a draft, of which its maker has never heard',
    body: noInput,
    work: plainTransition('discard'),
  });
  effectRoute(route, context, {
    path: 'submit',
    summary: 'Sends a draft to its maker',
    body: noInput,
    run: submitRequest,
  });
}
