import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { notificationKinds } from 'shared-kit/contract';
import { userAccount } from '../accounts/schema.ts';

const quoted = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '));

/** What a user chose for one kind of event. Who has chosen nothing is told of everything. */
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

/** One entry of a user's inbox. Ids are made in the order of time, and entries are read by them. */
export const inboxNotice = pgTable(
  'inbox_notice',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    /** Not checked here: another release may know more events than this one. */
    event: text('event').notNull(),
    params: jsonb('params').$type<Readonly<Record<string, string>>>().notNull(),
    path: text('path'),
    /** What makes two tellings of the same thing one. */
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
