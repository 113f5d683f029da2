import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Writes in the minute from `since` on. Unlogged, so that no request waits for the disk. */
export const writeCount = pgTable('write_count', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  since: timestamp('since', { withTimezone: true }).notNull(),
});
