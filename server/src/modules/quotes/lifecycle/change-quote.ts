import type { Seen } from 'shared-kit/contract/binding';
import type { QuoteChanged, QuoteTransition } from 'shared-kit/contract/quotes';
import type { Tx } from '../../../platform/db/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { type MailParts, nameOfUser } from '../../accounts/index.ts';
import { type LockedQuote, lockQuote } from './locked-quote.ts';
import { tellOfMessage, tellOfTransition } from './notices.ts';
import { type Party, sideOf, theMarket } from './party.ts';
import { settle } from './settle.ts';
import { type Made, takeTransition } from './take-transition.ts';

/** The acting user, and the means to notify others. */
export type ChangeContext = Readonly<{ actor: Actor; parts: MailParts }>;

/** The change to notify others of. */
export type ChangeResult = Made | 'message';

export const changedAnswer = ({ rfq }: Pick<LockedQuote, 'rfq'>): QuoteChanged => ({
  id: rfq.id,
  stage: rfq.stage,
  turn: rfq.turn,
  revision: rfq.revision,
});

/** The actor as one of the two parties. For all others the quote looks missing. */
export async function partyOf(tx: Tx, quote: LockedQuote, actor: Actor): Promise<Party> {
  const side = sideOf(quote.rfq, actor);
  return { side, role: actor.companyRole, userId: actor.userId, name: await nameOfUser(tx, actor.userId) };
}

/** Changes one quote: locks it, runs `work`, updates derived columns and notifies those concerned. */
export async function changeQuote(
  tx: Tx,
  rfqId: string,
  changeContext: ChangeContext,
  work: (quote: LockedQuote, by: Party) => Promise<ChangeResult>,
): Promise<QuoteChanged> {
  return changeLocked(tx, await lockQuote(tx, rfqId), changeContext, work);
}

/** The same for a quote that is already locked. */
export async function changeLocked(
  tx: Tx,
  quote: LockedQuote,
  { actor, parts }: ChangeContext,
  work: (quote: LockedQuote, by: Party) => Promise<ChangeResult>,
): Promise<QuoteChanged> {
  const by = await partyOf(tx, quote, actor);
  await finish(parts, tx, quote, by, await work(quote, by));
  return changedAnswer(quote);
}

async function finish(parts: MailParts, tx: Tx, quote: LockedQuote, by: Party, result: ChangeResult) {
  await settle(tx, quote);
  if (result === 'message') await tellOfMessage(parts, tx, quote, by);
  else await tellOfTransition(parts, tx, quote, { ...result, by });
}

/** The market makes a transition of a locked quote by itself. */
export const moveByMarket = async (
  parts: MailParts,
  tx: Tx,
  quote: LockedQuote,
  name: QuoteTransition,
): Promise<void> =>
  finish(parts, tx, quote, theMarket, await takeTransition(tx, quote, name, { by: theMarket }));

type Given = Readonly<{ text?: string; reason?: string; seen?: Seen }>;

/** A transition that changes only the state, with the words and what was read as they were sent. */
export const plainTransition =
  (name: QuoteTransition) =>
  (tx: Tx, quote: LockedQuote, by: Party, { text, reason, seen }: Given): Promise<ChangeResult> =>
    takeTransition(tx, quote, name, { by, text: text ?? reason ?? null, seen });
