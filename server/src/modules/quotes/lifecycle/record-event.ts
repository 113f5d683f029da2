import { eq, sql } from 'drizzle-orm';
import { type PartySide, type QuoteTransition, quoteTransitions } from 'shared-kit/contract/quotes';
import { newId, type Tx } from '../../../platform/db/index.ts';
import type { LockedQuote } from './locked-quote.ts';
import type { Party } from './party.ts';
import { quoteEvent } from './schema.ts';

type Happening = Readonly<{ transition: QuoteTransition; by: Party; text?: string | null }>;

const ofDrafts: ReadonlySet<QuoteTransition> = new Set(['edit-request', 'discard']);

/** Only the buyer sees its approvals and a request's history before it was sent, only the maker its discounts. */
function onlyFor(transition: QuoteTransition): PartySide | null {
  const { subject } = quoteTransitions[transition];
  if (subject === 'discount') return 'seller';
  return subject === 'approval' || ofDrafts.has(transition) ? 'buyer' : null;
}

/** Adds an event to the history. Run it under the RFQ's lock. */
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
