import { eq } from 'drizzle-orm';
import type { QuoteChanged, QuoteTransition } from 'shared-kit/contract';
import type { Tx } from '../../../platform/db/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { type MailParts, userAccount } from '../../accounts/index.ts';
import { type LockedQuote, lockQuote } from './locked-quote.ts';
import { tellOfMessage, tellOfTransition } from './notices.ts';
import { type Doer, sideOf } from './party.ts';
import { settle } from './settle.ts';
import { takeTransition } from './take-transition.ts';

/** Who does something, and what it takes to tell others of it. */
export type Doing = Readonly<{ actor: Actor; parts: MailParts }>;

/** What was done, for those who are told of it. */
export type Done = Readonly<{ transition: QuoteTransition; text?: string | null }> | 'message';

export const changedAnswer = ({ rfq }: Pick<LockedQuote, 'rfq'>): QuoteChanged => ({
  id: rfq.id,
  stage: rfq.stage,
  turn: rfq.turn,
  revision: rfq.revision,
});

export async function nameOf(tx: Tx, userId: string): Promise<string> {
  const [row] = await tx
    .select({ name: userAccount.name })
    .from(userAccount)
    .where(eq(userAccount.id, userId));
  return row?.name ?? '';
}

/** Somebody as one of the two parties; whoever is neither finds nothing. */
export async function doerOf(tx: Tx, quote: LockedQuote, actor: Actor): Promise<Doer> {
  const side = sideOf(quote.rfq, actor);
  return { side, role: actor.companyRole, userId: actor.userId, name: await nameOf(tx, actor.userId) };
}

/** One change of one quote: lock, read, decide, write down what follows, tell whom it concerns. */
export async function changeQuote(
  tx: Tx,
  rfqId: string,
  doing: Doing,
  work: (quote: LockedQuote, by: Doer) => Promise<Done>,
): Promise<QuoteChanged> {
  return changeLocked(tx, await lockQuote(tx, rfqId), doing, work);
}

/** The same for a quote that is locked already. */
export async function changeLocked(
  tx: Tx,
  quote: LockedQuote,
  { actor, parts }: Doing,
  work: (quote: LockedQuote, by: Doer) => Promise<Done>,
): Promise<QuoteChanged> {
  const by = await doerOf(tx, quote, actor);
  const done = await work(quote, by);
  await settle(tx, quote);
  if (done === 'message') await tellOfMessage(parts, tx, quote, by);
  else await tellOfTransition(parts, tx, quote, { ...done, by });
  return changedAnswer(quote);
}

/** A transition that is nothing but its state and its words. */
export const plainTransition =
  (transition: QuoteTransition, text: string | null = null) =>
  async (tx: Tx, quote: LockedQuote, by: Doer): Promise<Done> => {
    await takeTransition(tx, quote, transition, { by, text });
    return { transition, text };
  };
