import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bankAccountStates } from 'shared-kit/contract/bank-account';
import { company } from '../companies/schema.ts';

const quoted = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '));
const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** The accounts to which a company is paid, past ones included. */
export const bankAccount = pgTable(
  'bank_account',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'restrict' }),
    state: text('state', { enum: bankAccountStates }).notNull(),
    holder: text('holder').notNull(),
    bank: text('bank').notNull(),
    /** ISO 3166-1 alpha-2, of the bank. */
    country: text('country').notNull(),
    bic: text('bic').notNull(),
    /** An IBAN, or a local number where the country has none; without spaces. */
    account: text('account').notNull(),
    isIban: boolean('is_iban').notNull(),
    proposedBy: uuid('proposed_by').notNull(),
    proposedAt: time('proposed_at').notNull(),
    confirmedBy: uuid('confirmed_by'),
    effectiveAt: time('effective_at'),
    endedAt: time('ended_at'),
  },
  (table) => [
    uniqueIndex('bank_account_one_in_force').on(table.companyId).where(sql`${table.state} = 'in_force'`),
    uniqueIndex('bank_account_one_pending')
      .on(table.companyId)
      .where(sql`${table.state} in ('proposed', 'confirmed')`),
    index('bank_account_by_effect').on(table.effectiveAt).where(sql`${table.state} = 'confirmed'`),
    check('bank_account_state_known', sql`${table.state} in (${quoted(bankAccountStates)})`),
    check('bank_account_two_people', sql`${table.confirmedBy} <> ${table.proposedBy}`),
    check(
      'bank_account_confirmed_whole',
      sql`(${table.confirmedBy} is null) = (${table.effectiveAt} is null)`,
    ),
  ],
);
export type BankAccountRow = typeof bankAccount.$inferSelect;
