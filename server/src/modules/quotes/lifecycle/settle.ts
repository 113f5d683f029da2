import { eq } from 'drizzle-orm';
import { quoteLimits, stageOf, turnOf } from 'shared-kit/contract/quotes';
import type { Tx } from '../../../platform/db/index.ts';
import { tellCompanies } from '../../accounts/index.ts';
import { rfq } from '../schema.ts';
import { factsOf, financingDate } from './facts-of.ts';
import type { LockedQuote, RfqRow } from './locked-quote.ts';

const day = 86_400_000;

/** The end of the time to reply, or of the offer's validity. */
function dueAt({ rfq: request, version }: LockedQuote): Date | null {
  if (request.state === 'submitted' || request.state === 'needs_info') return request.replyBy;
  if (request.state !== 'quoted') return null;
  if (version?.state === 'sent') return version.validUntil;
  return version?.state === 'accepted' ? financingDate(version) : null;
}

/**
 * Reminder days already passed when a date is set count as sent: if it is due in two days, nobody is reminded at once.
 */
export function remindedAtStart(due: Date | null, now: Date): number | null {
  if (!due) return null;
  const days = (due.getTime() - now.getTime()) / day;
  return quoteLimits.reminderDays.filter((it) => days <= it).at(-1) ?? null;
}

/** Updates the columns derived from a change, for lists, and refreshes open pages. */
export async function settle(tx: Tx, quote: LockedQuote): Promise<void> {
  const { rfq: before, version, counter, now } = quote;
  const facts = factsOf(quote);
  const due = dueAt(quote);
  const isNewDate = before.dueAt?.getTime() !== due?.getTime();
  const [row] = await tx
    .update(rfq)
    .set({
      state: before.state,
      replyBy: before.replyBy,
      submittedAt: before.submittedAt,
      stage: stageOf(facts, (version?.number ?? 0) > 1 || counter !== null),
      turn: turnOf(facts),
      dueAt: due,
      ...(isNewDate && { remindedDays: remindedAtStart(due, now) }),
      ...(version && {
        versionNumber: version.number,
        total: version.total,
        totalCurrency: version.currency,
      }),
      revision: before.revision + 1,
      updatedAt: now,
    })
    .where(eq(rfq.id, before.id))
    .returning();
  if (!row) throw new Error('a locked RFQ is gone');
  quote.rfq = row;
  await tellPages(tx, row);
}

/** Makes the open pages of both companies reload. */
export async function tellPages(
  tx: Tx,
  { id, buyerCompanyId, sellerCompanyId, submittedAt }: RfqRow,
): Promise<void> {
  const companies = submittedAt === null ? [buyerCompanyId] : [buyerCompanyId, sellerCompanyId];
  await tellCompanies(tx, companies, { topic: 'quote', id });
}
