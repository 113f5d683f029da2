import { type QuoteDetail, type QuoteTransition, quoteTransitions } from 'shared-kit/contract';

/** What the reader enters in an action's dialog. */
export type ActionEntries = Readonly<{
  text: string;
  attachmentIds: readonly string[];
}>;
/** What goes with a binding action; what was read is added to it. */
type BindingEntries = Readonly<{
  text: string;
  /** Only accepting has a choice. */
  isSubjectToFinancing: boolean;
}>;

type Action = Readonly<{
  path: string;
  /** Default `post`; `put` replaces existing content. */
  method?: 'put';
  body: (quote: QuoteDetail, entries: ActionEntries) => unknown;
  /** Refuses or takes back: never the first button, and red when confirming. */
  isAgainst?: true;
}>;
type Binding = Omit<Action, 'body' | 'method'> &
  Readonly<{ body: (quote: QuoteDetail, entries: BindingEntries) => object }>;

const newest = ({ versions }: QuoteDetail) => versions.at(-1);
const versionId = (quote: QuoteDetail) => newest(quote)?.id ?? null;
const counterId = ({ counters }: QuoteDetail) =>
  counters.findLast(({ state }) => state === 'open')?.id ?? null;
const seen = (quote: QuoteDetail) => ({
  versionId: versionId(quote),
  total: newest(quote)?.total,
  currency: newest(quote)?.currency,
});
const words = (_quote: QuoteDetail, { text, attachmentIds }: ActionEntries) => ({ text, attachmentIds });
const against = (path: 'decline' | 'withdraw', ofVersion: boolean): Binding => ({
  path,
  body: (quote, { text }) => ({ versionId: ofVersion ? versionId(quote) : null, reason: text }),
  isAgainst: true,
});

/** Actions that a page may request, in display order; without those of the system. */
export const quoteActions = {
  submit: { path: 'submit', body: () => ({}) },
  'edit-request': { path: 'request', method: 'put', body: () => ({}) },
  answer: { path: 'answer', body: words },
  accept: {
    path: 'accept',
    body: (_quote: QuoteDetail, { isSubjectToFinancing }: BindingEntries) => ({ isSubjectToFinancing }),
  },
  'ask-approval': {
    path: 'approval',
    body: (quote: QuoteDetail, { text }: ActionEntries) => ({ ...seen(quote), text }),
  },
  counter: { path: 'counter', body: () => ({}) },
  'keep-offer': {
    path: 'keep-offer',
    body: (quote: QuoteDetail, { text }: ActionEntries) => ({ counterId: counterId(quote), text }),
  },
  'ask-renewal': {
    path: 'ask-renewal',
    body: (quote: QuoteDetail, { text }: ActionEntries) => ({ versionId: versionId(quote), text }),
  },
  ask: { path: 'ask', body: words },
  discard: { path: 'discard', body: () => ({}), isAgainst: true },
  'withdraw-counter': {
    path: 'withdraw-counter',
    body: (quote: QuoteDetail) => ({ counterId: counterId(quote) }),
    isAgainst: true,
  },
  'refuse-approval': {
    path: 'approval/refuse',
    body: (_quote: QuoteDetail, { text }: BindingEntries) => ({ reason: text }),
    isAgainst: true,
  },
  'decline-offer': against('decline', true),
  'decline-request': against('decline', false),
  'withdraw-request': against('withdraw', false),
  'withdraw-offer': against('withdraw', true),
  'withdraw-unfinanced': against('withdraw', true),
  'end-unfinanced': against('withdraw', true),
} as const satisfies Partial<Record<QuoteTransition, Action | Binding>>;

export type QuoteActionName = keyof typeof quoteActions;
/** Those that bind or release a company, and so are confirmed once more. */
export type BindingActionName = {
  [Name in QuoteActionName]: (typeof quoteTransitions)[Name]['binding'] extends true ? Name : never;
}[QuoteActionName];
export type FreeActionName = Exclude<QuoteActionName, BindingActionName>;
export const isBindingAction = (name: QuoteActionName): name is BindingActionName =>
  quoteTransitions[name].binding;
export const quoteActionNames = Object.keys(quoteActions) as readonly QuoteActionName[];

/** The reader's possible actions, likeliest first. */
export const actionsOf = ({ actions }: Pick<QuoteDetail, 'actions'>): QuoteActionName[] => {
  const free = new Set(actions.filter(({ refusals }) => refusals.length === 0).map(({ name }) => name));
  return quoteActionNames.filter((name) => free.has(name));
};

/** Whether the maker may start an offer, a first or a next one, or continue a draft. */
export const mayWriteOffer = ({ actions }: Pick<QuoteDetail, 'actions'>): boolean =>
  actions.some(({ name, refusals }) => name === 'save-offer' && refusals.length === 0);
