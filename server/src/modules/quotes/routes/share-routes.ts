import { quotes } from 'shared-kit/contract/quotes';
import type { Tx } from '../../../platform/db/index.ts';
import {
  type Actor,
  type ModuleContext,
  onlyCompanyMember,
  type RegisterRoute,
} from '../../../platform/http/index.ts';
import { partyOf } from '../lifecycle/change-quote.ts';
import { type LockedQuote, lockQuote } from '../lifecycle/locked-quote.ts';
import type { Party } from '../lifecycle/party.ts';
import { createShare, listShares, revokeShare } from '../shares/shares.ts';

/** Links that let procurement or a bank read without an account. */
export function shareRoutes(route: RegisterRoute, { db }: ModuleContext): void {
  const asParty = <Answer>(
    id: string,
    actor: Actor,
    work: (tx: Tx, quote: LockedQuote, by: Party) => Promise<Answer>,
  ): Promise<Answer> =>
    db.transaction(async (tx) => {
      const quote = await lockQuote(tx, id);
      return work(tx, quote, await partyOf(tx, quote, actor));
    });
  route(quotes.listShares, quotes.listSharesSpec, {
    access: onlyCompanyMember,
    handler: ({ params: { id }, actor }) => asParty(id, actor, listShares),
  });
  route(quotes.createShare, quotes.createShareSpec, {
    access: onlyCompanyMember,
    handler: ({ params: { id }, actor, body }) =>
      asParty(id, actor, (tx, quote, by) => createShare(tx, quote, by, body)),
  });
  route(quotes.revokeShare, quotes.revokeShareSpec, {
    access: onlyCompanyMember,
    handler: ({ params: { id, shareId }, actor }) =>
      asParty(id, actor, async (tx, quote, by) => {
        await revokeShare(tx, quote, by, shareId);
        return {};
      }),
  });
}
