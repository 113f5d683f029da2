import { eq, sql } from 'drizzle-orm';
import { type QuoteTransition, quoteTransitions } from 'shared-kit/contract';
import { newId, type Tx } from '../../../platform/db/index.ts';
import { quoteEvent } from '../correspondence/schema.ts';
import type { LockedQuote } from './locked-quote.ts';
import type { Doer } from './party.ts';

type Happening = Readonly<{ transition: QuoteTransition; by: Doer; text?: string | null }>;

const ofDrafts: ReadonlySet<QuoteTransition> = new Set(['edit-request', 'discard']);

/** Approvals are the buyer's own business, and so is what became of a request before it was sent. */
const onlyFor = (transition: QuoteTransition) =>
  quoteTransitions[transition].subject === 'approval' || ofDrafts.has(transition) ? ('buyer' as const) : null;

/** Writes down that something happened. Run it behind the lock on the RFQ. */
export async function recordEvent(
  tx: Tx,
  { rfq, version, now }: Pick<LockedQuote, 'rfq' | 'version' | 'now'>,
  { transition, by, text = null }: Happening,
): Promise<void> {
  const ofRequest = quoteTransitions[transition].subject === 'rfq';
  await tx.insert(quoteEvent).values({
    id: newId(now.getTime()),
    rfqId: rfq.id,
    transition,
    at: now,
    position: sql`(select count(*) from ${quoteEvent} where ${eq(quoteEvent.rfqId, rfq.id)})`,
    userId: by.userId,
    userName: by.name,
    side: by.side,
    versionNumber: ofRequest ? null : (version?.number ?? null),
    text: text || null,
    onlyFor: onlyFor(transition),
  });
}
