import { eq } from 'drizzle-orm';
import type { Seen } from 'shared-kit/contract/binding';
import {
  type ApprovalState,
  type CounterState,
  type QuoteTransition,
  quoteTransitions,
  type RfqState,
  type SentVersionState,
  type Transition,
} from 'shared-kit/contract/quotes';
import type { Tx } from '../../../platform/db/index.ts';
import { lifeCycle } from '../../../platform/moves/index.ts';
import { quoteApproval, quoteCounter, quoteVersion } from '../versions/schema.ts';
import { atStakeOf } from './at-stake.ts';
import { factsOf } from './facts-of.ts';
import type { LockedQuote } from './locked-quote.ts';
import { type Party, theMarket } from './party.ts';
import { recordEvent } from './record-event.ts';
import { refusalOf } from './refusal.ts';
import { discountApproval } from './schema.ts';

type Taken = Readonly<{
  by: Party;
  text?: string | null;
  /** The version and sum that a person read; without it nobody makes a binding transition. */
  seen?: Seen | undefined;
  /** Stores what is new, such as a counter-offer, instead of another state of what is there. */
  write?: () => Promise<void>;
}>;
/** A transition that was made, to notify others of. */
export type Made = Readonly<{ transition: QuoteTransition; text: string | null }>;

const decided = ({ now }: LockedQuote, to: string, { by, text = null }: Taken) => ({
  state: to as ApprovalState,
  decidedAt: now,
  decidedBy: by.userId,
  decidedByName: by.name,
  reason: text,
});

/** Writes a new state, by subject. The states come from the table of transitions, so the casts only narrow them. */
const writers = {
  rfq: async (_tx: Tx, quote: LockedQuote, to: string) => {
    quote.rfq = { ...quote.rfq, state: to as RfqState };
  },
  version: async (tx: Tx, quote: LockedQuote, to: string, taken: Taken) => {
    const { version } = quote;
    if (!version) throw new Error('no version was sent');
    // A longer wait and the order leave the acceptance as it was.
    const isDecision = to !== 'converted' && to !== version.state;
    const decision = {
      ...(isDecision && { ...decided(quote, to, taken), decidedBySide: taken.by.side }),
      state: to as SentVersionState,
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
  approval: async (tx: Tx, quote: LockedQuote, to: string, taken: Taken) => {
    const { approval } = quote;
    if (!approval) throw new Error('no approval was asked for');
    const decision = decided(quote, to, taken);
    await tx.update(quoteApproval).set(decision).where(eq(quoteApproval.id, approval.id));
    quote.approval = { ...approval, ...decision };
  },
  discount: async (tx: Tx, quote: LockedQuote, to: string, taken: Taken) => {
    const { discount } = quote;
    if (!discount) throw new Error('no discount was asked for');
    const decision = decided(quote, to, taken);
    await tx.update(discountApproval).set(decision).where(eq(discountApproval.id, discount.id));
    quote.discount = { ...discount, ...decision };
  },
} as const;

async function writeState(tx: Tx, quote: LockedQuote, name: QuoteTransition, taken: Taken): Promise<void> {
  const { subject, to }: Transition = quoteTransitions[name];
  await writers[subject](tx, quote, to, taken);
}

/** How a quote moves. */
export const lifeOfQuote = lifeCycle<LockedQuote, QuoteTransition, Taken>({
  table: quoteTransitions,
  refusal: (quote, name, { by }) => refusalOf(name, factsOf(quote), by),
  atStake: atStakeOf,
  async write(tx, quote, name, taken) {
    if (!taken.write) return writeState(tx, quote, name, taken);
    // What the new one replaces ends before it.
    await bringAlong(tx, quote, name, taken.by);
    await taken.write();
  },
  async follow(tx, quote, name, taken) {
    await recordEvent(tx, quote, { transition: name, by: taken.by, text: taken.text ?? null });
    if (!taken.write) await bringAlong(tx, quote, name, taken.by);
  },
});

/** Whether the market makes this transition now. */
export const isDue = (quote: LockedQuote, name: QuoteTransition): boolean =>
  lifeOfQuote.isPossible(quote, name, { by: theMarket });

/** Makes a transition of the table: its state, its event, and the transitions it causes. */
export async function takeTransition(
  tx: Tx,
  quote: LockedQuote,
  name: QuoteTransition,
  taken: Taken,
): Promise<Made> {
  await lifeOfQuote.take(tx, quote, name, taken);
  return { transition: name, text: taken.text ?? null };
}

const isGiven = (name: QuoteTransition): boolean => name === 'give-approval' || name === 'give-discount';

/** Makes the transitions that this one causes, if the table allows them. An approval is given by whoever accepts or sends. */
async function bringAlong(tx: Tx, quote: LockedQuote, name: QuoteTransition, by: Party): Promise<void> {
  const { brings }: Transition = quoteTransitions[name];
  for (const brought of brings as readonly QuoteTransition[]) {
    if (!isDue(quote, brought)) continue;
    await writeState(tx, quote, brought, { by: isGiven(brought) ? by : theMarket });
    await recordEvent(tx, quote, { transition: brought, by: theMarket });
  }
}
