import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Processes that run jobs, with their last sign of life. Unlogged: all report again within seconds. */
export const jobWorker = pgTable('job_worker', {
  /** The id in the locks of its jobs. */
  id: text('id').primaryKey(),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
});
