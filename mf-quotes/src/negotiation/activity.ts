import type { QuoteDetail, QuoteEvent, QuoteMessage } from 'shared-kit/contract/quotes';

export type ActivityEntry =
  | Readonly<{ kind: 'event'; at: string; event: QuoteEvent }>
  | Readonly<{ kind: 'message'; at: string; message: QuoteMessage }>;

export const activityFilters = ['all', 'messages', 'revisions'] as const;
export type ActivityFilter = (typeof activityFilters)[number];

/** Events that a message already shows, or that only follow from other events. */
const untold = new Set([
  'ask',
  'answer',
  'mark-quoted',
  'save-offer',
  'supersede',
  'answer-counter',
  'close-counter',
  'close-approval',
  'close-discount',
]);
const ofRevisions = new Set(['send', 'counter', 'keep-offer', 'withdraw-counter', 'accept']);

/** Newest first, as in a mailbox. */
export function activityOf(
  { events, messages }: Pick<QuoteDetail, 'events' | 'messages'>,
  filter: ActivityFilter,
): ActivityEntry[] {
  const ofEvents = events
    .filter(({ transition }) => !untold.has(transition))
    .filter(({ transition }) => filter === 'all' || ofRevisions.has(transition))
    .map((event) => ({ kind: 'event' as const, at: event.at, event }));
  const ofMessages = messages.map((message) => ({ kind: 'message' as const, at: message.at, message }));
  // Of two events at the same moment, the server lists the later one last.
  return [...(filter === 'revisions' ? [] : ofMessages), ...(filter === 'messages' ? [] : ofEvents)]
    .reverse()
    .sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
}
