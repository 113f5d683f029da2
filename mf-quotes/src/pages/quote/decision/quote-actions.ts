import {
  type PartySide,
  type QuoteChange,
  type QuoteChanged,
  type QuoteDetail,
  type QuoteMoveOf,
  type QuoteVersion,
  quoteMoves,
  quoteRequests,
  quoteTransitions,
} from 'shared-kit/contract/quotes';
import { namesOf } from 'shared-kit/contract/tables';
import { bind, type Confirmed, call } from 'shared-kit/shell';

/** What the reader enters in an action's dialog. */
export type ActionEntries = Readonly<{ text: string; attachmentIds: string[] }>;
/** What goes with a binding action; what was read is added to it. */
type BindingEntries = Readonly<{
  text: string;
  /** Only accepting has a choice. */
  isSubjectToFinancing: boolean;
}>;

/** A move that is ready to be sent, under a key made of its body. */
export type ReadyMove = Readonly<{ body: object; send: (key: string) => Promise<QuoteChanged> }>;
type KeyOf = (body: object) => string;
type Action = Readonly<{
  /** Missing where a form of its own makes the move. */
  ready?: (quote: QuoteDetail, entries: ActionEntries) => ReadyMove;
  /** Refuses or takes back: never the first button, and red when confirming. */
  isAgainst?: true;
}>;
type Binding = Readonly<{
  send: (
    confirmed: Confirmed,
    quote: QuoteDetail,
    entries: BindingEntries,
    keyOf: KeyOf,
  ) => Promise<QuoteChanged>;
  isAgainst?: true;
}>;

export const readyMove = <Body extends object>(
  endpoint: QuoteChange<Body>,
  { id }: QuoteDetail,
  body: NoInfer<Body>,
): ReadyMove => ({ body, send: (key) => call(endpoint, { params: { id }, body, key }) });

/** The offer that is answered. */
function offerOf({ versions }: QuoteDetail): QuoteVersion {
  const offer = versions.at(-1);
  if (!offer) throw new Error('there is no offer to answer');
  return offer;
}
/** The counter-offer that is answered or taken back. */
function counterOf({ counters }: QuoteDetail): string {
  const counter = counters.findLast(({ state }) => state === 'open');
  if (!counter) throw new Error('there is no open counter-offer');
  return counter.id;
}
const against = (
  move: typeof quoteMoves.decline | typeof quoteMoves.withdraw,
  isOfOffer: boolean,
): Binding => ({
  send: (confirmed, quote, { text }, keyOf) => {
    const body = { versionId: isOfOffer ? offerOf(quote).id : null, reason: text };
    return bind(confirmed, move, { params: { id: quote.id }, body }, keyOf);
  },
  isAgainst: true,
});

/** People make these in the maker's editor, and on the sheet of an acceptance that waits for financing. */
type MadeElsewhere = 'save-offer' | 'send' | 'ask-discount' | 'refuse-discount' | 'extend-financing';

/** Actions that a page may request, in display order: every move that people make. */
export const quoteActions = {
  submit: { ready: (quote: QuoteDetail) => readyMove(quoteRequests.submit, quote, {}) },
  'edit-request': {},
  answer: {
    ready: (quote: QuoteDetail, words: ActionEntries) => readyMove(quoteMoves.answer, quote, words),
  },
  accept: {
    send: (confirmed, { id }, { isSubjectToFinancing }, keyOf) =>
      bind(confirmed, quoteMoves.accept, { params: { id }, body: { isSubjectToFinancing } }, keyOf),
  },
  'ask-approval': {
    ready: (quote: QuoteDetail, { text }: ActionEntries) => {
      const { id: versionId, total, currency } = offerOf(quote);
      return readyMove(quoteMoves.askApproval, quote, { versionId, total, currency, text });
    },
  },
  counter: {},
  'keep-offer': {
    ready: (quote: QuoteDetail, { text }: ActionEntries) =>
      readyMove(quoteMoves.keepOffer, quote, { counterId: counterOf(quote), text }),
  },
  'ask-renewal': {
    ready: (quote: QuoteDetail, { text }: ActionEntries) =>
      readyMove(quoteMoves.askRenewal, quote, { versionId: offerOf(quote).id, text }),
  },
  ask: { ready: (quote: QuoteDetail, words: ActionEntries) => readyMove(quoteMoves.ask, quote, words) },
  discard: { ready: (quote: QuoteDetail) => readyMove(quoteRequests.discard, quote, {}), isAgainst: true },
  'withdraw-counter': {
    ready: (quote: QuoteDetail) =>
      readyMove(quoteMoves.withdrawCounter, quote, { counterId: counterOf(quote) }),
    isAgainst: true,
  },
  'refuse-approval': {
    send: (confirmed, { id }, { text: reason }, keyOf) =>
      bind(confirmed, quoteMoves.refuseApproval, { params: { id }, body: { reason } }, keyOf),
    isAgainst: true,
  },
  'decline-offer': against(quoteMoves.decline, true),
  'decline-request': against(quoteMoves.decline, false),
  'withdraw-request': against(quoteMoves.withdraw, false),
  'withdraw-offer': against(quoteMoves.withdraw, true),
  'withdraw-unfinanced': against(quoteMoves.withdraw, true),
  'end-unfinanced': against(quoteMoves.withdraw, true),
} as const satisfies Readonly<Record<Exclude<QuoteMoveOf<PartySide>, MadeElsewhere>, Action | Binding>>;

export type QuoteActionName = keyof typeof quoteActions;
/** Those that bind or release a company, and so are confirmed once more. */
export type BindingActionName = {
  [Name in QuoteActionName]: (typeof quoteTransitions)[Name]['binding'] extends true ? Name : never;
}[QuoteActionName];
export type FreeActionName = Exclude<QuoteActionName, BindingActionName>;
/** Those whose move needs no more than words and files. */
export type WordsActionName = Exclude<FreeActionName, 'counter' | 'edit-request'>;
/** Those that words go with, which may have to be written. */
type Worded<Name extends QuoteActionName> = {
  [Each in Name]: (typeof quoteTransitions)[Each]['text'] extends 'none' ? never : Each;
}[Name];
export const takesWords = <Name extends QuoteActionName>(name: Name): name is Worded<Name> =>
  quoteTransitions[name].text !== 'none';
export const isBindingAction = (name: QuoteActionName): name is BindingActionName =>
  quoteTransitions[name].binding;
export const quoteActionNames = namesOf(quoteActions);

/** The reader's possible actions, likeliest first. */
export const actionsOf = ({ actions }: Pick<QuoteDetail, 'actions'>): QuoteActionName[] => {
  const free = new Set(actions.filter(({ refusals }) => refusals.length === 0).map(({ name }) => name));
  return quoteActionNames.filter((name) => free.has(name));
};

/** Whether the maker may start an offer, a first or a next one, or continue a draft. */
export const mayWriteOffer = ({ actions }: Pick<QuoteDetail, 'actions'>): boolean =>
  actions.some(({ name, refusals }) => name === 'save-offer' && refusals.length === 0);
