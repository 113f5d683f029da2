import type { CounterInput, OfferInput, QuoteTransition } from 'shared-kit/contract/quotes';
import type { Tx } from '../../platform/db/index.ts';
import { writeMessage } from './correspondence/write-message.ts';
import { atStakeOf } from './lifecycle/at-stake.ts';
import { type LockedQuote, lockQuote } from './lifecycle/locked-quote.ts';
import { type Party, theMarket } from './lifecycle/party.ts';
import { settle } from './lifecycle/settle.ts';
import { takeTransition } from './lifecycle/take-transition.ts';
import { acceptOffer, askRenewal, makeCounter } from './offers/decide.ts';
import { meantAsPriced } from './offers/last-prices.ts';
import { readDraft } from './offers/read-draft.ts';
import { saveDraft } from './offers/save-draft.ts';
import { sendOffer } from './offers/send-offer.ts';

type Plain =
  | 'submit'
  | 'ask'
  | 'answer'
  | 'decline-request'
  | 'withdraw-request'
  | 'decline-offer'
  | 'withdraw-offer'
  | 'keep-offer'
  | 'withdraw-counter'
  | 'expire-request'
  | 'expire-offer'
  | 'not-select';

/** One action by somebody. */
export type Act = Readonly<
  | { act: Plain; text?: string }
  | { act: 'message'; text: string; line?: number }
  | { act: 'draft' | 'send'; change: (offer: OfferInput) => OfferInput; internalNote?: string }
  | { act: 'counter'; text: string; targetTotal?: string; lines?: CounterInput['lines'] }
  | { act: 'accept' }
  | { act: 'ask-renewal'; text: string }
>;
export type Replayed = Readonly<{ at: Date; by: 'buyer' | 'seller' | 'market' }> & Act;
type People = Readonly<Record<'buyer' | 'seller', Readonly<{ userId: string; name: string }>>>;

/** Replays a quote's past by today's rules, each step at its time and without notifying anybody. For demo data. */
export async function replayQuote(
  tx: Tx,
  rfqId: string,
  people: People,
  steps: readonly Replayed[],
): Promise<void> {
  for (const step of steps) {
    const quote = { ...(await lockQuote(tx, rfqId)), now: step.at };
    const by: Party = step.by === 'market' ? theMarket : { ...people[step.by], side: step.by, role: 'owner' };
    await doStep(tx, quote, by, step);
    await settle(tx, quote);
  }
}

async function doStep(tx: Tx, quote: LockedQuote, by: Party, step: Act): Promise<unknown> {
  const version = () => {
    if (!quote.version) throw new Error(`nothing was offered in ${quote.rfq.number} yet`);
    return quote.version;
  };
  switch (step.act) {
    case 'message':
      return say(tx, quote, by, 'message', step.text, step.line);
    case 'draft':
    case 'send':
      return offer(tx, quote, by, step);
    case 'counter': {
      const { targetTotal = null, lines = [], text } = step;
      return makeCounter(tx, quote, by, { versionId: version().id, targetTotal, lines, text });
    }
    case 'accept': {
      const isSubjectToFinancing = version().financingUntil !== null;
      return acceptOffer(tx, quote, by, { seen: atStakeOf(quote), isSubjectToFinancing });
    }
    case 'ask-renewal':
      return askRenewal(tx, quote, by, { versionId: version().id, text: step.text });
    default:
      return plain(tx, quote, by, step);
  }
}

async function plain(
  tx: Tx,
  quote: LockedQuote,
  by: Party,
  { act, text = '' }: Readonly<{ act: Plain; text?: string }>,
): Promise<void> {
  if (act === 'submit') quote.rfq = { ...quote.rfq, submittedAt: quote.now };
  await takeTransition(tx, quote, act satisfies QuoteTransition, {
    by,
    text: text || null,
    seen: atStakeOf(quote),
  });
  if (act === 'ask') await say(tx, quote, by, 'question', text);
  if (act === 'answer') await say(tx, quote, by, 'answer', text);
}

const say = (
  tx: Tx,
  quote: LockedQuote,
  by: Party,
  kind: 'message' | 'question' | 'answer',
  text: string,
  line?: number,
): Promise<string> => {
  const lineKey = line === undefined ? null : (quote.lines[line]?.id ?? null);
  return writeMessage(tx, quote, by, { kind, text, lineKey, attachmentIds: [] });
};

type Offering = Extract<Act, { act: 'draft' | 'send' }>;

async function offer(
  tx: Tx,
  quote: LockedQuote,
  by: Party,
  { act, change, internalNote }: Offering,
): Promise<void> {
  const begun = await readDraft(tx, quote, by);
  const meant = (offer: OfferInput) => ({ ...offer, lines: meantAsPriced(offer.lines, begun.lastPrices) });
  const saved = await saveDraft(tx, quote, by, {
    revision: begun.revision,
    offer: meant(change(begun.offer)),
    internalNote: internalNote ?? begun.internalNote,
    ownCosts: begun.ownCosts,
  });
  if (act === 'draft') return;
  const { draft } = await lockQuote(tx, quote.rfq.id);
  quote.draft = draft;
  await sendOffer(tx, quote, by, { revision: saved.revision, text: '' });
}
