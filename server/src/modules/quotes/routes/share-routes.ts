import { quoteShareCreated, quoteSharesAnswer, shareInput } from 'shared-kit/contract';
import * as z from 'zod';
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
import { ofQuote } from './change-route.ts';

const ofShare = ofQuote.extend({ shareId: z.uuid().toLowerCase() });

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
  const shares = { url: '/api/quotes/:id/shares', access: onlyCompanyMember, params: ofQuote } as const;
  route({
    ...shares,
    method: 'GET',
    answer: quoteSharesAnswer,
    summary: 'My company’s links to this quote that still lead to it',
    handler: ({ params: { id }, actor }) => asParty(id, actor, listShares),
  });
  route({
    ...shares,
    method: 'POST',
    body: shareInput,
    answer: quoteShareCreated,
    summary: 'Makes a link for reading; its secret is told this once',
    handler: ({ params: { id }, actor, body }) =>
      asParty(id, actor, (tx, quote, by) => createShare(tx, quote, by, body)),
  });
  route({
    method: 'DELETE',
    url: '/api/quotes/:id/shares/:shareId',
    access: onlyCompanyMember,
    params: ofShare,
    answer: z.object({}),
    summary: 'Ends a link at once',
    handler: ({ params: { id, shareId }, actor }) =>
      asParty(id, actor, async (tx, quote, by) => {
        await revokeShare(tx, quote, by, shareId);
        return {};
      }),
  });
}
