import { sql } from 'drizzle-orm';
import { check, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { currencies } from 'shared-kit/contract/money';
import { userAccount } from '../../accounts/index.ts';
import { company } from '../../companies/index.ts';

const quoted = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '));

/** A bank's own rules; without a row, two people send every binding offer. */
export const bankPolicy = pgTable(
  'bank_policy',
  {
    bankCompanyId: uuid('bank_company_id')
      .primaryKey()
      .references(() => company.id, { onDelete: 'cascade' }),
    /** Below it one person sends a binding offer; null: never. */
    aloneBelow: numeric('alone_below', { precision: 18, scale: 2 }),
    currency: text('currency', { enum: currencies }),
    changedBy: uuid('changed_by').references(() => userAccount.id, { onDelete: 'set null' }),
    changedAt: timestamp('changed_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    check('bank_policy_limit_whole', sql`(${table.aloneBelow} is null) = (${table.currency} is null)`),
    check('bank_policy_limit_not_negative', sql`${table.aloneBelow} >= 0`),
    check('bank_policy_currency_known', sql`${table.currency} in (${quoted(currencies)})`),
  ],
);
