import { sql } from 'drizzle-orm';
import { check, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { company } from '../companies/schema.ts';

const quoted = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '));

export const registers = ['vies', 'gleif'] as const;
export type Register = (typeof registers)[number];
/** `unavailable` says nothing about the number: the register didn't answer. */
export const registerStates = ['known', 'unknown', 'unavailable'] as const;

/** What a public register last said about a company's number. */
export const registerAnswer = pgTable(
  'register_answer',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    register: text('register', { enum: registers }).notNull(),
    /** The number that was asked for. An answer about another one counts for nothing. */
    number: text('number').notNull(),
    state: text('state', { enum: registerStates }).notNull(),
    /** The company's name as the register has it; null where it doesn't tell. */
    name: text('name'),
    askedAt: timestamp('asked_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.register] }),
    check('register_answer_register_known', sql`${table.register} in (${quoted(registers)})`),
    check('register_answer_state_known', sql`${table.state} in (${quoted(registerStates)})`),
  ],
);
export type RegisterAnswer = typeof registerAnswer.$inferSelect;
