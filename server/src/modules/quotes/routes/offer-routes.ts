import {
  locales,
  offerDraftAnswer,
  offerDraftInput,
  offerDraftSaved,
  sendOfferInput,
} from 'shared-kit/contract';
import * as z from 'zod';
import { type ModuleContext, onlyCompanyMember, type RegisterRoute } from '../../../platform/http/index.ts';
import { takeEffectOnce } from '../../../platform/idempotency/index.ts';
import { partyOf } from '../lifecycle/change-quote.ts';
import { lockQuote, lookAtQuote } from '../lifecycle/locked-quote.ts';
import { sideOf } from '../lifecycle/party.ts';
import { assertOwnMove } from '../lifecycle/refusal.ts';
import { readDraft } from '../offers/read-draft.ts';
import { saveDraft } from '../offers/save-draft.ts';
import { sendOffer } from '../offers/send-offer.ts';
import { changeRoute, ofQuote } from './change-route.ts';

/** The maker's drafts and offers. */
export function offerRoutes(route: RegisterRoute, context: ModuleContext): void {
  const { db, clock } = context;
  const draft = { url: '/api/quotes/:id/offer-draft', access: onlyCompanyMember, params: ofQuote } as const;
  route({
    ...draft,
    method: 'GET',
    query: z.object({ locale: z.enum(locales).optional() }),
    answer: offerDraftAnswer,
    summary: 'What my company writes to a request, or what it would begin with',
    handler: ({ params: { id }, query: { locale }, actor }) =>
      db.transaction(async (tx) => {
        const quote = await lookAtQuote(tx, id);
        assertOwnMove('save-offer', { side: sideOf(quote.rfq, actor) });
        return readDraft(tx, quote, { userId: actor.userId, role: actor.companyRole }, locale);
      }),
  });
  route({
    ...draft,
    method: 'PUT',
    body: offerDraftInput,
    answer: offerDraftSaved,
    summary: 'Keeps what was written so far, unless a colleague has saved since',
    handler: ({ request, params: { id }, actor, body }) =>
      takeEffectOnce({ db, userId: actor.userId, request, body, now: clock() }, async (tx) => {
        const quote = await lockQuote(tx, id);
        return saveDraft(tx, quote, await partyOf(tx, quote, actor), body);
      }),
  });
  changeRoute(route, context, {
    path: 'send',
    move: 'send',
    summary: 'Sends the draft as the next version; from then on nothing of it changes',
    body: sendOfferInput,
    work: async (tx, quote, by, body) => {
      await sendOffer(tx, quote, by, body);
      return { transition: 'send', text: body.text };
    },
  });
}
