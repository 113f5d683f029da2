import { expect, it } from '@jest/globals';
import type { QuoteEvent, QuoteMessage, QuoteTransition } from 'shared-kit/contract/quotes';
import { type ActivityFilter, activityOf } from './activity.ts';

const by = { name: 'Emre Kaplan', side: 'seller', company: 'Altınmekik', isMe: false } as const;
const event = (transition: QuoteTransition, at: string): QuoteEvent => ({
  id: transition,
  transition,
  by,
  at,
  version: 1,
  text: null,
});
const question: QuoteMessage = {
  id: 'question',
  kind: 'question',
  by,
  at: '2026-11-13T00:00:00Z',
  lineKey: null,
  text: 'How many?',
  attachments: [],
};
const quote = {
  events: [
    event('submit', '2026-11-12T00:00:00Z'),
    event('ask', '2026-11-13T00:00:00Z'),
    event('mark-quoted', '2026-11-14T00:00:00Z'),
    event('send', '2026-11-14T00:00:00Z'),
    event('accept', '2026-11-15T00:00:00Z'),
    event('convert', '2026-11-15T00:00:00Z'),
  ],
  messages: [question],
};

it.each<[ActivityFilter, string[]]>([
  ['all', ['convert', 'accept', 'send', 'question', 'submit']],
  ['messages', ['question']],
  ['revisions', ['accept', 'send']],
])('shows, of %s, the newest first and nothing twice', (filter, expected) => {
  const shown = activityOf(quote, filter).map((entry) =>
    entry.kind === 'event' ? entry.event.id : entry.message.id,
  );
  expect(shown).toEqual(expected);
});
