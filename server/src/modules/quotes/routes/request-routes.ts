import type { Endpoint } from 'shared-kit/contract/endpoints';
import { type QuoteCreationSpec, type QuotesCreated, quoteRequests } from 'shared-kit/contract/quotes';
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
    endpoint: quoteRequests.fromCart,
    spec: quoteRequests.fromCartSpec,
    create: requestFromCart,
  });
  creatingRoute(route, context, {
    endpoint: quoteRequests.forProduct,
    spec: quoteRequests.forProductSpec,
    create: requestProduct,
  });
  creatingRoute(route, context, {
    endpoint: quoteRequests.broadcast,
    spec: quoteRequests.broadcastSpec,
    create: broadcastRequest,
  });
  creatingRoute(route, context, {
    endpoint: quoteRequests.freeForm,
    spec: quoteRequests.freeFormSpec,
    create: requestFreely,
  });
  route(quoteRequests.readDeliveryPrices, quoteRequests.readDeliveryPricesSpec, {
    access: signedIn,
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
    endpoint: quoteRequests.editDraft,
    spec: quoteRequests.editDraftSpec,
    work: editDraft,
  });
  changeRoute(route, context, {
    endpoint: quoteRequests.discard,
    spec: quoteRequests.discardSpec,
    work: plainTransition('discard'),
  });
  effectRoute(route, context, {
    endpoint: quoteRequests.submit,
    spec: quoteRequests.submitSpec,
    run: submitRequest,
  });
}

type Creating<Body extends z.core.$ZodType> = Readonly<{
  endpoint: Endpoint<QuoteCreationSpec<Body>>;
  spec: QuoteCreationSpec<Body>;
  create: (tx: Tx, changeContext: ChangeContext, body: z.core.output<Body>) => Promise<QuotesCreated>;
}>;

/** Creates requests once for each Idempotency-Key, however often they are sent. */
function creatingRoute<Body extends z.core.$ZodType>(
  route: RegisterRoute,
  context: ModuleContext,
  { endpoint, spec, create }: Creating<Body>,
): void {
  const { db, clock } = context;
  route(endpoint, spec, {
    access: signedIn,
    handler: async ({ request, actor, body }) =>
      recordingRefusals(db, () =>
        takeEffectOnce({ db, userId: actor.userId, request, body, now: clock() }, (tx) =>
          create(tx, changeContextOf(request, actor, context), body),
        ),
      ),
  });
}
