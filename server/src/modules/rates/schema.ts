import { date, numeric, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/** Units of `currency` for one euro, as published on `date`. Old days stay, so that old quotes can be explained. */
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

/** The feed's status, one row shared by all processes. */
export const ratesFeed = pgTable('rates_feed', {
  id: smallint('id').primaryKey(),
  /** Null if it was never read. */
  nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }),
  /** The reason why the feed's last answer wasn't used; null if it was. */
  problem: text('problem'),
});
