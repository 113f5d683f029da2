import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { contactTopics } from 'shared-kit/contract/contact';
import { locales } from 'shared-kit/contract/languages';

const quoted = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '));

/** A visitor's message to the market's staff; deleted after a year. */
export const contactMessage = pgTable(
  'contact_message',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    /** As typed, unconfirmed. */
    email: text('email').notNull(),
    company: text('company'),
    topic: text('topic', { enum: contactTopics }).notNull(),
    message: text('message').notNull(),
    locale: text('locale', { enum: locales }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('contact_message_created').on(table.createdAt),
    check('contact_message_topic_known', sql`${table.topic} in (${quoted(contactTopics)})`),
    check('contact_message_locale_code', sql`${table.locale} ~ '^[a-z]{2}$'`),
  ],
);
