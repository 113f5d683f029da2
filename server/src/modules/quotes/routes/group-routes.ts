import { quoteMoves, quotes } from 'shared-kit/contract/quotes';
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
import { changeContextOf } from './change-route.ts';

/** RFQs sent together. */
export function groupRoutes(route: RegisterRoute, context: ModuleContext): void {
  const { db, clock } = context;
  const parts = marketMailParts(context);
  route(quotes.readGroup, quotes.readGroupSpec, {
    access: signedIn,
    handler: async ({ request, params: { id }, query, actor }) => {
      await expireDue(db, parts, ofGroup(id));
      const { currency, locale } = readPresentation(query, request.cookies);
      return db.transaction((tx) => readGroup(tx, id, { actor, locale, currency }));
    },
  });
  route(quoteMoves.award, quoteMoves.awardSpec, {
    access: onlyCompanyMember,
    handler: ({ request, params: { id }, actor, body }) =>
      takeEffectOnce({ db, userId: actor.userId, request, body, now: clock() }, (tx) =>
        award(tx, id, changeContextOf(request, actor, context), body),
      ),
  });
}
