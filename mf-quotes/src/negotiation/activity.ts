import type { QuoteDetail, QuoteEvent, QuoteMessage, QuoteTransition } from 'shared-kit/contract/quotes';

export type ActivityEntry =
  | Readonly<{ kind: 'event'; at: string; event: ToldEvent }>
  | Readonly<{ kind: 'message'; at: string; message: QuoteMessage }>;

export const activityFilters = ['all', 'messages', 'revisions'] as const;
export type ActivityFilter = (typeof activityFilters)[number];

/** `revision`: it changes what is offered. `null`: a message already shows it, or it only follows from other events. */
const shownAs = {
  'edit-request': 'event',
  discard: 'event',
  submit: 'event',
  ask: null,
  answer: null,
  'decline-request': 'event',
  'withdraw-request': 'event',
  'expire-request': 'event',
  'mark-quoted': null,
  'not-select': 'event',
  'save-offer': null,
  send: 'revision',
  supersede: null,
  accept: 'revision',
  'decline-offer': 'event',
  'withdraw-offer': 'event',
  'lose-offer': 'event',
  'expire-offer': 'event',
  'ask-renewal': 'event',
  convert: 'event',
  'withdraw-unfinanced': 'event',
  'end-unfinanced': 'event',
  'extend-financing': 'event',
  counter: 'revision',
  'withdraw-counter': 'revision',
  'keep-offer': 'revision',
  'answer-counter': null,
  'close-counter': null,
  'ask-approval': 'event',
  'refuse-approval': 'event',
  'give-approval': 'event',
  'close-approval': null,
  'ask-discount': 'event',
  'refuse-discount': 'event',
  'give-discount': 'event',
  'close-discount': null,
} as const satisfies Readonly<Record<QuoteTransition, 'event' | 'revision' | null>>;

type ToldTransition = {
  [Name in QuoteTransition]: (typeof shownAs)[Name] extends null ? never : Name;
}[QuoteTransition];
/** An event that the activity tells of. */
export type ToldEvent = QuoteEvent & Readonly<{ transition: ToldTransition }>;
const isTold = (event: QuoteEvent): event is ToldEvent => shownAs[event.transition] !== null;

/** Newest first, as in a mailbox. */
export function activityOf(
  { events, messages }: Pick<QuoteDetail, 'events' | 'messages'>,
  filter: ActivityFilter,
): ActivityEntry[] {
  const ofEvents = events
    .filter(isTold)
    .filter(({ transition }) => filter === 'all' || shownAs[transition] === 'revision')
    .map((event) => ({ kind: 'event' as const, at: event.at, event }));
  const ofMessages = messages.map((message) => ({ kind: 'message' as const, at: message.at, message }));
  // Of two events at the same moment, the server lists the later one last.
  return [...(filter === 'revisions' ? [] : ofMessages), ...(filter === 'messages' ? [] : ofEvents)]
    .reverse()
    .sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
}
