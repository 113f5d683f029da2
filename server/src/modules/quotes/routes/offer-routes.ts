import { offers } from 'shared-kit/contract/quotes';
import { type ModuleContext, onlyCompanyMember, type RegisterRoute } from '../../../platform/http/index.ts';
import { takeEffectOnce } from '../../../platform/idempotency/index.ts';
import { partyOf } from '../lifecycle/change-quote.ts';
import { lockQuote, lookAtQuote } from '../lifecycle/locked-quote.ts';
import { sideOf } from '../lifecycle/party.ts';
import { assertOwnMove } from '../lifecycle/refusal.ts';
import { readDraft } from '../offers/read-draft.ts';
import { saveDraft } from '../offers/save-draft.ts';
import { sendOffer } from '../offers/send-offer.ts';
import { changeRoute } from './change-route.ts';

/** The maker's drafts and offers. */
export function offerRoutes(route: RegisterRoute, context: ModuleContext): void {
  const { db, clock } = context;
  route(offers.readDraft, offers.readDraftSpec, {
    access: onlyCompanyMember,
    handler: ({ params: { id }, query: { locale }, actor }) =>
      db.transaction(async (tx) => {
        const quote = await lookAtQuote(tx, id);
        assertOwnMove('save-offer', { side: sideOf(quote.rfq, actor) });
        return readDraft(tx, quote, { userId: actor.userId, role: actor.companyRole }, locale);
      }),
  });
  route(offers.saveDraft, offers.saveDraftSpec, {
    access: onlyCompanyMember,
    handler: ({ request, params: { id }, actor, body }) =>
      takeEffectOnce({ db, userId: actor.userId, request, body, now: clock() }, async (tx) => {
        const quote = await lockQuote(tx, id);
        return saveDraft(tx, quote, await partyOf(tx, quote, actor), body);
      }),
  });
  changeRoute(route, context, {
    endpoint: offers.send,
    spec: offers.sendSpec,
    move: 'send',
    work: sendOffer,
  });
}
