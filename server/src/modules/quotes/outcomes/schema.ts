import { sql } from 'drizzle-orm';
import { check, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { outcomeReasons, quoteResults } from 'shared-kit/contract/quotes';
import { rfq } from '../schema.ts';

const quoted = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '));
const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Why the maker's people think that a quote was won or lost. Apart from the RFQ, which both sides may export. */
export const quoteOutcome = pgTable(
  'quote_outcome',
  {
    rfqId: uuid('rfq_id')
      .primaryKey()
      .references(() => rfq.id, { onDelete: 'restrict' }),
    /** How it stood at that time: what is said of a loss doesn't explain a later win. */
    result: text('result', { enum: quoteResults }).notNull(),
    reason: text('reason', { enum: outcomeReasons }).notNull(),
    words: text('words').notNull(),
    /** When the quote ended. */
    endedAt: time('ended_at').notNull(),
    writtenAt: time('written_at').notNull(),
    writtenByName: text('written_by_name').notNull(),
  },
  (table) => [
    check('quote_outcome_result_known', sql`${table.result} in (${quoted(quoteResults)})`),
    check('quote_outcome_reason_known', sql`${table.reason} in (${quoted(outcomeReasons)})`),
  ],
);
