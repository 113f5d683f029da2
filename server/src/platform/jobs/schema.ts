import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The processes that run jobs, and when each last said that it lives. Unlogged: all say so again within seconds. */
export const jobWorker = pgTable('job_worker', {
  /** As it stands in the locks of the jobs that it runs. */
  id: text('id').primaryKey(),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
});
