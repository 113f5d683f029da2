import { quotes } from 'shared-kit/contract/quotes';
import { type ModuleContext, onlyCompanyMember, type RegisterRoute } from '../../../platform/http/index.ts';
import { takeEffectOnce } from '../../../platform/idempotency/index.ts';
import { partyOf } from '../lifecycle/change-quote.ts';
import { lockQuote } from '../lifecycle/locked-quote.ts';
import { stateOutcome } from '../outcomes/outcome.ts';
import { assignSalesperson } from '../salesperson/assign-salesperson.ts';
import { changeContextOf } from './change-route.ts';

/** What a maker keeps of a quote for itself: who looks after it, and why it was won or lost. */
export function makerNotesRoutes(route: RegisterRoute, context: ModuleContext): void {
  const { db, clock } = context;
  route(quotes.assignSalesperson, quotes.assignSalespersonSpec, {
    access: onlyCompanyMember,
    handler: ({ request, params: { id }, actor, body }) =>
      takeEffectOnce({ db, userId: actor.userId, request, body, now: clock() }, async (tx) => {
        const quote = await lockQuote(tx, id);
        const by = await partyOf(tx, quote, actor);
        const { parts } = changeContextOf(request, actor, context);
        return { salesperson: await assignSalesperson(parts, tx, quote, { ...body, by }) };
      }),
  });
  route(quotes.stateOutcome, quotes.stateOutcomeSpec, {
    access: onlyCompanyMember,
    handler: ({ request, params: { id }, actor, body }) =>
      takeEffectOnce({ db, userId: actor.userId, request, body, now: clock() }, async (tx) => {
        const quote = await lockQuote(tx, id);
        return { outcome: await stateOutcome(tx, quote, await partyOf(tx, quote, actor), body) };
      }),
  });
}
