import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** What browsers reported, as they sent it. Kept as long as the operator wants, then deleted. */
export const analyticsEvent = pgTable(
  'analytics_event',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    properties: jsonb('properties').$type<Record<string, unknown>>().notNull(),
    /** By the visitor's clock; `receivedAt` is by ours. */
    occurredAt: moment('occurred_at').notNull(),
    receivedAt: moment('received_at').notNull(),
    /** When to pass it on next; null: it has been, or need not be. */
    forwardAt: moment('forward_at'),
    attempts: integer('attempts').notNull().default(0),
  },
  (table) => [
    index('analytics_event_received_at').on(table.receivedAt),
    index('analytics_event_forward_at').on(table.forwardAt).where(sql`${table.forwardAt} is not null`),
  ],
);

/** Requests of one client in its current minute, for all processes together. */
export const analyticsClient = pgTable(
  'analytics_client',
  {
    /** Keyed hash of the address, so that no address is kept. */
    client: text('client').primaryKey(),
    minute: moment('minute').notNull(),
    requests: integer('requests').notNull(),
  },
  (table) => [index('analytics_client_minute').on(table.minute)],
);
