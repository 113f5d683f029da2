import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import { json } from '../db/json.ts';

/** The first answer to each request that must take effect once, under the client's key. */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    userId: uuid('user_id').notNull(),
    key: text('key').notNull(),
    /** Hash of the endpoint and the body. */
    requestHash: text('request_hash').notNull(),
    /** Null only within the transaction that does the work. */
    answer: json<unknown>('answer', z.json()),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_key_created').on(table.createdAt),
  ],
);
