import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Writes of the minute that began at `since`. Unlogged: nobody has to wait until a count is on disk. */
export const writeCount = pgTable('write_count', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  since: timestamp('since', { withTimezone: true }).notNull(),
});
