import { integer, numeric, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { company } from '../companies/schema.ts';

/** How a maker answers requests, computed every night for the product page and the comparison of bids. */
export const makerResponse = pgTable('maker_response', {
  companyId: uuid('company_id')
    .primaryKey()
    .references(() => company.id, { onDelete: 'cascade' }),
  /** Requests of the last 90 days that were answered or whose deadline passed. */
  requests: integer('requests').notNull(),
  answerHours: numeric('answer_hours', { precision: 10, scale: 2, mode: 'number' }).notNull(),
  /** 0 to 1; null if no request with an offer was decided. */
  acceptanceRate: numeric('acceptance_rate', { precision: 5, scale: 4, mode: 'number' }),
  computedAt: timestamp('computed_at', { withTimezone: true, precision: 3 }).notNull(),
});
