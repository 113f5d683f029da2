import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import { json } from '../../platform/db/json.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Events as browsers sent them, deleted after the operator's limit. */
export const analyticsEvent = pgTable(
  'analytics_event',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    properties: json('properties', z.record(z.string(), z.unknown())).notNull(),
    /** By the visitor's clock; `receivedAt` is by ours. */
    occurredAt: moment('occurred_at').notNull(),
    receivedAt: moment('received_at').notNull(),
    /** When to forward it next; null if it has been, or needn't be. */
    forwardAt: moment('forward_at'),
    attempts: integer('attempts').notNull().default(0),
  },
  (table) => [
    index('analytics_event_received_at').on(table.receivedAt),
    index('analytics_event_forward_at').on(table.forwardAt).where(sql`${table.forwardAt} is not null`),
  ],
);

/** A client's requests in its current minute, across all processes. */
export const analyticsClient = pgTable(
  'analytics_client',
  {
    /** Keyed hash, so that no address is stored. */
    client: text('client').primaryKey(),
    minute: moment('minute').notNull(),
    requests: integer('requests').notNull(),
  },
  (table) => [index('analytics_client_minute').on(table.minute)],
);
