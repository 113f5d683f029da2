import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

/**
 * - `waiting`: to be sent, for the first time or again
 * - `sent`: the mail server has it; kept only for a mailbox page
 * - `refused`: the mail server will never take it
 * - `late`: it could not be sent while it was useful
 */
export const mailStates = ['waiting', 'sent', 'refused', 'late'] as const;

/** Outgoing mail. Written in the transaction that causes it, with the job that sends it. */
export const mail = pgTable(
  'mail',
  {
    id: uuid('id').primaryKey(),
    state: text('state', { enum: mailStates }).notNull().default('waiting'),
    recipient: text('recipient').notNull(),
    locale: text('locale').notNull(),
    subject: text('subject').notNull(),
    /** Emptied once nobody needs the text: it may contain links that sign in. */
    plainText: text('plain_text').notNull(),
    html: text('html').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: time('next_attempt_at').notNull(),
    usefulUntil: time('useful_until').notNull(),
    createdAt: time('created_at').notNull(),
    sentAt: time('sent_at'),
  },
  (table) => [
    index('mail_waiting').on(table.nextAttemptAt).where(sql`${table.state} = 'waiting'`),
    index('mail_newest').on(table.createdAt),
    check('mail_state_known', sql`${table.state} in ('waiting', 'sent', 'refused', 'late')`),
  ],
);
