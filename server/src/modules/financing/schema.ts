import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { currencies, financingRequestStates, loanProducts } from 'shared-kit/contract';
import type { LocalText } from '../../platform/local-text.ts';
import { userAccount } from '../accounts/schema.ts';
import { company } from '../companies/schema.ts';
import { rfq } from '../quotes/schema.ts';

const quoted = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '));
const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** A buyer's request to have a quote financed. */
export const financingRequest = pgTable(
  'financing_request',
  {
    id: uuid('id').primaryKey(),
    /** Its visible number: F-2026-00412. */
    number: text('number').notNull().unique(),
    buyerCompanyId: uuid('buyer_company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'restrict' }),
    rfqId: uuid('rfq_id')
      .notNull()
      .references(() => rfq.id, { onDelete: 'restrict' }),
    state: text('state', { enum: financingRequestStates }).notNull(),
    /** The goods, in the buyer's words. */
    subject: jsonb('subject').$type<LocalText>().notNull(),
    amount: numeric('amount', { precision: 18, scale: 2 }).notNull(),
    currency: text('currency', { enum: currencies }).notNull(),
    termMonths: smallint('term_months').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('financing_request_by_buyer').on(table.buyerCompanyId, table.createdAt, table.id),
    index('financing_request_by_rfq').on(table.rfqId),
    check('financing_request_state_known', sql`${table.state} in (${quoted(financingRequestStates)})`),
    check('financing_request_currency_known', sql`${table.currency} in (${quoted(currencies)})`),
    check('financing_request_amount_positive', sql`${table.amount} > 0`),
    check('financing_request_term_sane', sql`${table.termMonths} between 1 and 240`),
  ],
);

/** The buyer's consent: only banks listed here may read the request. */
export const financingRequestBank = pgTable(
  'financing_request_bank',
  {
    requestId: uuid('request_id')
      .notNull()
      .references(() => financingRequest.id, { onDelete: 'cascade' }),
    bankCompanyId: uuid('bank_company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'restrict' }),
    sharedAt: time('shared_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.bankCompanyId] }),
    index('financing_request_bank_by_bank').on(table.bankCompanyId, table.sharedAt, table.requestId),
  ],
);

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
