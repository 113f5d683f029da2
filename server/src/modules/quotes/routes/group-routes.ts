import { awardInput, presentation, quoteAwarded, quoteGroupAnswer } from 'shared-kit/contract';
import {
  type ModuleContext,
  onlyCompanyMember,
  type RegisterRoute,
  signedIn,
} from '../../../platform/http/index.ts';
import { takeEffectOnce } from '../../../platform/idempotency/index.ts';
import { marketMailParts } from '../../accounts/index.ts';
import { readPresentation } from '../../catalogue/index.ts';
import { award } from '../awards/award.ts';
import { readGroup } from '../awards/read-group.ts';
import { expireDue, ofGroup } from '../due/sweep.ts';
import { changeContextOf, ofQuote } from './change-route.ts';

/** RFQs sent together. */
export function groupRoutes(route: RegisterRoute, context: ModuleContext): void {
  const { db, clock } = context;
  const parts = marketMailParts(context);
  route({
    method: 'GET',
    url: '/api/quote-groups/:id',
    access: signedIn,
    params: ofQuote,
    query: presentation,
    answer: quoteGroupAnswer,
    summary: 'The offers that several makers gave to one wish, beside each other',
    handler: async ({ request, params: { id }, query, actor }) => {
      await expireDue(db, parts, ofGroup(id));
      const { currency, locale } = readPresentation(query, request.cookies);
      return db.transaction((tx) => readGroup(tx, id, { actor, locale, currency }));
    },
  });
  route({
    method: 'POST',
    url: '/api/quote-groups/:id/award',
    access: onlyCompanyMember,
    params: ofQuote,
    body: awardInput,
    answer: quoteAwarded,
    summary: 'Accepts these offers together and tells the other makers that they lost',
    handler: ({ request, params: { id }, actor, body }) =>
      takeEffectOnce({ db, userId: actor.userId, request, body, now: clock() }, (tx) =>
        award(tx, id, changeContextOf(request, actor, context), body),
      ),
  });
}
