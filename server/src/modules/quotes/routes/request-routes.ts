import {
  broadcastInput,
  deliveryPrices,
  deliveryPricesInput,
  draftRequestInput,
  forProductInput,
  freeFormInput,
  fromCartInput,
  noInput,
  type QuotesCreated,
  quotesCreated,
} from 'shared-kit/contract';
import type * as z from 'zod';
import type { Tx } from '../../../platform/db/index.ts';
import { type ModuleContext, type RegisterRoute, signedIn } from '../../../platform/http/index.ts';
import { takeEffectOnce } from '../../../platform/idempotency/index.ts';
import { visitorCountry } from '../../location/index.ts';
import { type ChangeContext, plainTransition } from '../lifecycle/change-quote.ts';
import { broadcastRequest, requestFromCart, requestProduct } from '../requests/create-requests.ts';
import { readDeliveryPrices } from '../requests/delivery-prices.ts';
import { editDraft } from '../requests/edit-draft.ts';
import { recordingRefusals } from '../requests/embargo-refusal.ts';
import { requestFreely } from '../requests/free-form.ts';
import { submitRequest } from '../requests/submit.ts';
import { changeContextOf, changeRoute, effectRoute } from './change-route.ts';

/** Creating requests. Open to all signed-in users, so that one without a company is told that it is missing. */
export function requestRoutes(route: RegisterRoute, context: ModuleContext): void {
  const { db } = context;
  creatingRoute(route, context, {
    path: 'from-cart',
    summary: 'Turns lines of my cart into one RFQ for each maker',
    body: fromCartInput,
    create: requestFromCart,
  });
  creatingRoute(route, context, {
    path: 'for-product',
    summary: 'Asks the maker of one product for a quote',
    body: forProductInput,
    create: requestProduct,
  });
  creatingRoute(route, context, {
    path: 'broadcast',
    summary: 'Asks several makers for comparable products',
    body: broadcastInput,
    create: broadcastRequest,
  });
  creatingRoute(route, context, {
    path: 'free-form',
    summary: 'Asks makers of a category for something that no product is',
    body: freeFormInput,
    create: requestFreely,
  });
  route({
    method: 'POST',
    url: '/api/quotes/prices',
    access: signedIn,
    body: deliveryPricesInput,
    answer: deliveryPrices,
    summary: 'What products cost in a country of delivery, beside my own pricing country; asks for nothing',
    handler: async ({ request, body, actor: { companyId } }) => {
      const { country: seenCountry } = await visitorCountry(request);
      return db.transaction((tx) => readDeliveryPrices(tx, body, { companyId, seenCountry }), {
        accessMode: 'read only',
      });
    },
  });
  draftRoutes(route, context);
}

function draftRoutes(route: RegisterRoute, context: ModuleContext): void {
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

type Creating<Body extends z.core.$ZodType> = Readonly<{
  path: string;
  summary: string;
  body: Body;
  create: (tx: Tx, changeContext: ChangeContext, body: z.core.output<Body>) => Promise<QuotesCreated>;
}>;

/** Creates requests once for each Idempotency-Key, however often they are sent. */
function creatingRoute<Body extends z.core.$ZodType>(
  route: RegisterRoute,
  context: ModuleContext,
  { path, summary, body: schema, create }: Creating<Body>,
): void {
  const { db, clock } = context;
  route({
    method: 'POST',
    url: `/api/quotes/${path}`,
    access: signedIn,
    body: schema,
    answer: quotesCreated,
    summary: `${summary}; once for each Idempotency-Key`,
    handler: async ({ request, actor, body }) =>
      recordingRefusals(db, () =>
        takeEffectOnce({ db, userId: actor.userId, request, body, now: clock() }, (tx) =>
          create(tx, changeContextOf(request, actor, context), body),
        ),
      ),
  });
}
