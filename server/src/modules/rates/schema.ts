import { date, numeric, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/** Units of `currency` for one euro, as published on `date`. Old days stay, so that a quote can be explained later. */
export const exchangeRate = pgTable(
  'exchange_rate',
  {
    date: date('date', { mode: 'string' }).notNull(),
    currency: text('currency').notNull(),
    rate: numeric('rate', { precision: 18, scale: 8 }).notNull(),
    source: text('source').notNull(),
  },
  (table) => [primaryKey({ columns: [table.date, table.currency] })],
);

/** How reading the feed goes, in one row that all processes share. */
export const ratesFeed = pgTable('rates_feed', {
  id: smallint('id').primaryKey(),
  /** Null: it was never asked. */
  nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }),
  /** Why the feed's last answer was not used; null when it was. */
  problem: text('problem'),
});
