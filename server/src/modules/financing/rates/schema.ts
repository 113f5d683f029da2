import { sql } from 'drizzle-orm';
import { check, date, index, numeric, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { loanProducts } from 'shared-kit/contract/financing';
import { currencies } from 'shared-kit/contract/money';
import { userAccount } from '../../accounts/index.ts';
import { company } from '../../companies/index.ts';

const quoted = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '));
const percent = (name: string) => numeric(name, { precision: 7, scale: 4 });

/** A bank's indicative rate from a day on, not an offer. The latest row of a bank, product and currency counts. */
export const indicativeRate = pgTable(
  'indicative_rate',
  {
    id: uuid('id').primaryKey(),
    bankCompanyId: uuid('bank_company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    product: text('product', { enum: loanProducts }).notNull(),
    currency: text('currency', { enum: currencies }).notNull(),
    /** Nominal, per year. */
    ratePercent: percent('rate_percent').notNull(),
    /** Charged once, of the financed amount. */
    feePercent: percent('fee_percent').notNull(),
    termMonthsFrom: smallint('term_months_from').notNull(),
    termMonthsTo: smallint('term_months_to').notNull(),
    /** Minimum part of the price that the buyer pays from own funds. */
    downPaymentPercent: percent('down_payment_percent').notNull(),
    statedOn: date('stated_on', { mode: 'string' }).notNull(),
    /** Null for what came with the market. */
    statedBy: uuid('stated_by').references(() => userAccount.id, { onDelete: 'set null' }),
    /** The last day on which it is shown. */
    validUntil: date('valid_until', { mode: 'string' }).notNull(),
  },
  (table) => [
    index('indicative_rate_by_bank').on(
      table.bankCompanyId,
      table.product,
      table.currency,
      table.statedOn,
      table.id,
    ),
    check('indicative_rate_product_known', sql`${table.product} in (${quoted(loanProducts)})`),
    check('indicative_rate_currency_known', sql`${table.currency} in (${quoted(currencies)})`),
    check('indicative_rate_sane', sql`${table.ratePercent} between 0 and 200`),
    check('indicative_rate_fee_sane', sql`${table.feePercent} between 0 and 100`),
    check(
      'indicative_rate_terms_sane',
      sql`1 <= ${table.termMonthsFrom} and ${table.termMonthsFrom} <= ${table.termMonthsTo} and ${table.termMonthsTo} <= 240`,
    ),
    check(
      'indicative_rate_down_payment_sane',
      sql`${table.downPaymentPercent} >= 0 and ${table.downPaymentPercent} < 100`,
    ),
  ],
);
