import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
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
