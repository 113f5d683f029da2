import { eq } from 'drizzle-orm';
import type { Seen } from 'shared-kit/contract/binding';
import {
  type ApprovalState,
  type CounterState,
  type QuoteTransition,
  quoteTransitions,
  type RfqState,
  refusalsOf,
  type SentVersionState,
  type Transition,
} from 'shared-kit/contract/quotes';
import type { Tx } from '../../../platform/db/index.ts';
import { assertSeen } from '../../../platform/http/index.ts';
import { quoteApproval, quoteCounter, quoteVersion } from '../versions/schema.ts';
import { atStakeOf } from './at-stake.ts';
import { factsOf } from './facts-of.ts';
import type { LockedQuote } from './locked-quote.ts';
import { type Party, theMarket } from './party.ts';
import { recordEvent } from './record-event.ts';
import { assertPossible } from './refusal.ts';
import { discountApproval } from './schema.ts';

type Taken = Readonly<{
  by: Party;
  text?: string | null;
  /** What was read; every binding transition that a person makes has it. */
  seen?: Seen;
}>;

/** Writes a new state, by subject. The states come from the table of transitions, so the casts only narrow them. */
const writers = {
  rfq: async (_tx: Tx, quote: LockedQuote, to: string) => {
    quote.rfq = { ...quote.rfq, state: to as RfqState };
  },
  version: async (tx: Tx, quote: LockedQuote, to: string, { by, text = null }: Taken) => {
    const { version, now } = quote;
    if (!version) throw new Error('no version was sent');
    const decision = {
      state: to as SentVersionState,
      // A longer wait and the order leave the acceptance as it was.
      ...(to !== 'converted' &&
        to !== version.state && {
          decidedAt: now,
          decidedBy: by.userId,
          decidedByName: by.name,
          decidedBySide: by.side,
          reason: text,
        }),
    };
    await tx.update(quoteVersion).set(decision).where(eq(quoteVersion.id, version.id));
    quote.version = { ...version, ...decision };
  },
  counter: async (tx: Tx, quote: LockedQuote, to: string, { text = null }: Taken) => {
    const { counter, now } = quote;
    if (!counter) throw new Error('there is no counter-offer');
    const decision = { state: to as CounterState, decidedAt: now, answer: to === 'kept' ? text : null };
    await tx.update(quoteCounter).set(decision).where(eq(quoteCounter.id, counter.id));
    quote.counter = { ...counter, ...decision };
  },
  approval: async (tx: Tx, quote: LockedQuote, to: string, { by, text = null }: Taken) => {
    const { approval, now } = quote;
    if (!approval) throw new Error('no approval was asked for');
    const decision = {
      state: to as ApprovalState,
      decidedAt: now,
      decidedBy: by.userId,
      decidedByName: by.name,
      reason: text,
    };
    await tx.update(quoteApproval).set(decision).where(eq(quoteApproval.id, approval.id));
    quote.approval = { ...approval, ...decision };
  },
  discount: async (tx: Tx, quote: LockedQuote, to: string, { by, text = null }: Taken) => {
    const { discount, now } = quote;
    if (!discount) throw new Error('no discount was asked for');
    const decision = {
      state: to as ApprovalState,
      decidedAt: now,
      decidedBy: by.userId,
      decidedByName: by.name,
      reason: text,
    };
    await tx.update(discountApproval).set(decision).where(eq(discountApproval.id, discount.id));
    quote.discount = { ...discount, ...decision };
  },
} as const;

/** Throws unless the table allows this side the transition now. */
export const assertTransition = (quote: LockedQuote, name: QuoteTransition, by: Party): void =>
  assertPossible(name, factsOf(quote), by);

/** Throws unless what a person read before a binding transition is in force. */
function assertRead(quote: LockedQuote, name: QuoteTransition, { seen }: Taken): void {
  const { binding, who }: Transition = quoteTransitions[name];
  if (!binding || who === 'system') return;
  if (!seen) throw new Error(`${name} binds, so it needs what was read`);
  assertSeen(seen, atStakeOf(quote));
}

/** Applies a transition of the table: its state, its event, and the transitions it causes. */
export async function takeTransition(
  tx: Tx,
  quote: LockedQuote,
  name: QuoteTransition,
  taken: Taken,
): Promise<void> {
  assertTransition(quote, name, taken.by);
  assertRead(quote, name, taken);
  const { subject, to }: Transition = quoteTransitions[name];
  await writers[subject](tx, quote, to, taken);
  await recordEvent(tx, quote, { transition: name, ...taken });
  await bringAlong(tx, quote, name, taken.by);
}

const isGiven = (name: QuoteTransition): boolean => name === 'give-approval' || name === 'give-discount';

/** Applies the transitions that this one causes, if the table allows them. Whoever accepts or sends gives the approval. */
export async function bringAlong(
  tx: Tx,
  quote: LockedQuote,
  name: QuoteTransition,
  by: Party,
): Promise<void> {
  const { brings }: Transition = quoteTransitions[name];
  for (const brought of brings as readonly QuoteTransition[]) {
    if (refusalsOf(brought, factsOf(quote), theMarket)?.length !== 0) continue;
    const { subject, to }: Transition = quoteTransitions[brought];
    await writers[subject](tx, quote, to, { by: isGiven(brought) ? by : theMarket });
    await recordEvent(tx, quote, { transition: brought, by: theMarket });
  }
}
