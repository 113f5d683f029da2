import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { notificationKinds } from 'shared-kit/contract/notifications';
import * as z from 'zod';
import { json } from '../../platform/db/json.ts';
import { userAccount } from '../accounts/schema.ts';

const quoted = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '));

/** A user's choice for one kind of event. Without a choice, users are notified of everything. */
export const notificationChoice = pgTable(
  'notification_choice',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: notificationKinds }).notNull(),
    byMail: boolean('by_mail').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind] }),
    check('notification_choice_kind_known', sql`${table.kind} in (${quoted(notificationKinds)})`),
  ],
);

const time = (name: string) => timestamp(name, { withTimezone: true });

/** An entry of a user's inbox. Ids are ordered by time, and entries are read in that order. */
export const inboxNotice = pgTable(
  'inbox_notice',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    /** Not constrained, because another release may have more events. */
    event: text('event').notNull(),
    params: json<Readonly<Record<string, string>>>('params', z.record(z.string(), z.string())).notNull(),
    path: text('path'),
    /** Prevents a second entry for the same event. */
    dedupeKey: text('dedupe_key').notNull(),
    createdAt: time('created_at').notNull(),
    readAt: time('read_at'),
  },
  (table) => [
    index('inbox_notice_newest').on(table.userId, table.id),
    index('inbox_notice_unread').on(table.userId).where(sql`${table.readAt} is null`),
    uniqueIndex('inbox_notice_once').on(table.userId, table.dedupeKey),
  ],
);
