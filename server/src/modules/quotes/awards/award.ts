import { and, asc, eq } from 'drizzle-orm';
import type { Seen } from 'shared-kit/contract/binding';
import { seenTogether } from 'shared-kit/contract/binding';
import type { AcceptInput, AwardInput, QuoteAwarded, QuoteChanged } from 'shared-kit/contract/quotes';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError, assertSeen } from '../../../platform/http/index.ts';
import { atStakeOf } from '../lifecycle/at-stake.ts';
import {
  type ChangeContext,
  changeLocked,
  changeQuote,
  moveByMarket,
  partyOf,
} from '../lifecycle/change-quote.ts';
import { databaseTime, lockQuote } from '../lifecycle/locked-quote.ts';
import { assertOwnMove } from '../lifecycle/refusal.ts';
import { isDue, lifeOfQuote, takeTransition } from '../lifecycle/take-transition.ts';
import { acceptOffer } from '../offers/decide.ts';
import { rfq, rfqGroup } from '../schema.ts';

type Group = typeof rfqGroup.$inferSelect;

/** Locks the group before its RFQs, and those by id: a fixed order prevents deadlocks. */
async function lockGroup(tx: Tx, groupId: string): Promise<Group> {
  const [group] = await tx.select().from(rfqGroup).where(eq(rfqGroup.id, groupId)).for('update');
  if (!group) throw new AppError('quote.group-not-found');
  return group;
}

const idsOf = async (tx: Tx, groupId: string): Promise<string[]> =>
  (await tx.select({ id: rfq.id }).from(rfq).where(eq(rfq.groupId, groupId)).orderBy(asc(rfq.id))).map(
    ({ id }) => id,
  );

/** Accepts one offer. If the whole group goes to one maker, the others lose in the same transaction. */
export async function accept(
  tx: Tx,
  rfqId: string,
  changeContext: ChangeContext,
  seen: AcceptInput,
): Promise<QuoteChanged> {
  const [of] = await tx.select({ groupId: rfq.groupId }).from(rfq).where(eq(rfq.id, rfqId));
  const group = of?.groupId ? await lockGroup(tx, of.groupId) : null;
  const changed = await acceptOne(tx, rfqId, changeContext, seen);
  if (group?.kind === 'broadcast' && group.award === 'all-or-nothing')
    await endGroup(tx, group, changeContext);
  return changed;
}

const acceptOne = (
  tx: Tx,
  rfqId: string,
  changeContext: ChangeContext,
  seen: AcceptInput,
): Promise<QuoteChanged> =>
  changeQuote(tx, rfqId, changeContext, async (quote, by) => {
    assertOwnMove('accept', by);
    return acceptOffer(tx, quote, by, seen);
  });

/** Accepts some offers of a broadcast, all or none, and ends it for the rest. */
export async function award(
  tx: Tx,
  groupId: string,
  changeContext: ChangeContext,
  { accept: wanted, seen }: AwardInput,
): Promise<QuoteAwarded> {
  const group = await lockGroup(tx, groupId);
  if (group.buyerCompanyId !== changeContext.actor.companyId) throw new AppError('quote.group-not-found');
  const known = new Set(await idsOf(tx, groupId));
  const ids = wanted.map(({ quoteId }) => quoteId);
  if (new Set(ids).size !== ids.length || !ids.every((id) => known.has(id)))
    throw new AppError('request.body-invalid', { errors: [{ name: 'accept', reason: 'unknown' }] });
  const isOver = group.awardedAt !== null || group.kind !== 'broadcast';
  if (isOver || (group.award === 'all-or-nothing' && wanted.length > 1))
    throw new AppError('quote.award-impossible');
  const inOrder = wanted.toSorted((a, b) => (a.quoteId < b.quoteId ? -1 : 1));
  const parts: Seen[] = [];
  for (const { quoteId } of inOrder) {
    const quote = await lockQuote(tx, quoteId);
    const by = await partyOf(tx, quote, changeContext.actor);
    lifeOfQuote.assertPossible(quote, 'accept', { by });
    parts.push(atStakeOf(quote));
  }
  assertSeen(seen, seenTogether(parts));
  const accepted: QuoteChanged[] = [];
  for (const [at, { quoteId, isSubjectToFinancing }] of inOrder.entries()) {
    const [part = seen] = parts.slice(at);
    accepted.push(await acceptOne(tx, quoteId, changeContext, { seen: part, isSubjectToFinancing }));
  }
  await endGroup(tx, group, changeContext);
  return { accepted };
}

/** Ends every RFQ without an accepted offer and tells its maker. Discards drafts. */
async function endGroup(tx: Tx, { id }: Group, changeContext: ChangeContext): Promise<void> {
  for (const rfqId of await idsOf(tx, id)) {
    const quote = await lockQuote(tx, rfqId);
    if (quote.rfq.state === 'draft') {
      await changeLocked(tx, quote, changeContext, (it, by) => takeTransition(tx, it, 'discard', { by }));
      continue;
    }
    if (isDue(quote, 'not-select')) await moveByMarket(changeContext.parts, tx, quote, 'not-select');
  }
  await tx
    .update(rfqGroup)
    .set({ awardedAt: await databaseTime(tx) })
    .where(and(eq(rfqGroup.id, id)));
}
