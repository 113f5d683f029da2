import { type Locale, locales } from 'shared-kit/contract/languages';
import { offerInput, offers } from 'shared-kit/contract/quotes';
import {
  type Actor,
  type ModuleContext,
  namesIn,
  onlyCompanyMember,
  type RegisterRoute,
} from '../../../platform/http/index.ts';
import { takeEffectOnce } from '../../../platform/idempotency/index.ts';
import { partyOf } from '../lifecycle/change-quote.ts';
import { lockQuote, lookAtQuote } from '../lifecycle/locked-quote.ts';
import { sideOf } from '../lifecycle/party.ts';
import { assertOwnMove } from '../lifecycle/refusal.ts';
import { readDraft } from '../offers/read-draft.ts';
import { saveDraft } from '../offers/save-draft.ts';
import { sendOffer } from '../offers/send-offer.ts';
import { changeRoute } from './change-route.ts';

type Asked = Readonly<{ params: { id: string }; actor: Actor & { companyId: string } }>;

/** The maker's drafts and offers. */
export function offerRoutes(route: RegisterRoute, context: ModuleContext): void {
  const { db, clock } = context;
  const read = ({ params: { id }, actor }: Asked, locale: Locale | undefined) =>
    db.transaction(async (tx) => {
      const quote = await lookAtQuote(tx, id);
      assertOwnMove('save-offer', { side: sideOf(quote.rfq, actor) });
      return readDraft(tx, quote, { userId: actor.userId, role: actor.companyRole }, locale);
    });
  route(offers.readDraft, offers.readDraftSpec, {
    access: onlyCompanyMember,
    handler: ({ query: { locale }, ...asked }) => read(asked, locale),
  });
  route(offers.saveDraft, offers.saveDraftSpec, {
    access: onlyCompanyMember,
    keptNames: async (asked) => {
      const drafts = await Promise.all(locales.map((locale) => read(asked, locale)));
      return drafts.flatMap(({ offer }) => namesIn(offerInput, offer));
    },
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
