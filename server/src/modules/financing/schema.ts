import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  numeric,
  pgSequence,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  bankOfferKinds,
  bankOfferStates,
  bankOfferTerms,
  bankQuoteStates,
  chosenBankQuoteStates,
  declineReasons,
  extraLine,
  financingProducts,
  financingRequestStates,
  letterTerms,
  offerFigures,
  paymentRhythms,
  requestEnds,
} from 'shared-kit/contract/financing';
import { currencies } from 'shared-kit/contract/money';
import { namesOf } from 'shared-kit/contract/tables';
import * as z from 'zod';
import { json, shapeOf } from '../../platform/db/json.ts';
import { storedText } from '../../platform/local-text.ts';
import { userAccount } from '../accounts/schema.ts';
import { company } from '../companies/schema.ts';
import { rfq } from '../quotes/schema.ts';
import { quoteVersion } from '../quotes/versions/schema.ts';
import { type SharedQuote, sharedQuote } from './shared-quote.ts';

const quoted = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '));
const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

const sum = (name: string) => numeric(name, { precision: 18, scale: 2 });

/** Numbers of new requests; lower ones were assigned by hand. */
export const financingNumber = pgSequence('financing_number', { startWith: 2001 });

/** A buyer's request to have one version of a quote financed, shared with several banks. */
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
    versionId: uuid('version_id')
      .notNull()
      .references(() => quoteVersion.id, { onDelete: 'restrict' }),
    state: text('state', { enum: financingRequestStates }).notNull(),
    product: text('product', { enum: financingProducts }).notNull(),
    /** To be financed; with the own funds the version's total and the extra lines. */
    amount: sum('amount').notNull(),
    ownFunds: sum('own_funds').notNull(),
    currency: text('currency', { enum: currencies }).notNull(),
    /** What is financed beside the version's total. */
    extras: json('extras', z.array(shapeOf(extraLine)))
      .notNull()
      .default([]),
    termMonths: smallint('term_months').notNull(),
    graceMonths: smallint('grace_months').notNull().default(0),
    /** As the buyer wishes; null: any. */
    rhythm: text('rhythm', { enum: namesOf(paymentRhythms) }),
    /** The first instant at which no offer is taken any more. */
    offersUntil: time('offers_until').notNull(),
    words: text('words').notNull(),
    /** What goes out to the banks, as it was at that moment. */
    quote: json<SharedQuote>('quote', sharedQuote).notNull(),
    /** The first line's title as it was written, and in each language: a bank's queue needn't unpack every quote. */
    subject: text('subject').generatedAlwaysAs(sql`quote #>> '{lines,0,title}'`),
    subjectTitles: json('subject_titles', storedText.nullable()).generatedAlwaysAs(
      sql`quote #> '{lines,0,titles}'`,
    ),
    consentVersion: text('consent_version').notNull(),
    askedBy: uuid('asked_by').references(() => userAccount.id, { onDelete: 'set null' }),
    /** The name at that time, which stays when the person leaves. */
    askedByName: text('asked_by_name').notNull(),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    index('financing_request_by_buyer').on(table.buyerCompanyId, table.createdAt, table.id),
    uniqueIndex('financing_request_one_of_quote')
      .on(table.rfqId)
      .where(sql`${table.state} not in (${quoted(requestEnds)})`),
    check('financing_request_state_known', sql`${table.state} in (${quoted(financingRequestStates)})`),
    check('financing_request_currency_known', sql`${table.currency} in (${quoted(currencies)})`),
    check('financing_request_amount_positive', sql`${table.amount} > 0 and ${table.ownFunds} >= 0`),
    check('financing_request_rhythm_known', sql`${table.rhythm} in (${quoted(Object.keys(paymentRhythms))})`),
    check('financing_request_grace_sane', sql`${table.graceMonths} between 0 and ${table.termMonths} - 1`),
    check('financing_request_term_sane', sql`${table.termMonths} between 1 and 240`),
  ],
);

/** One bank's dealing with a request. A row is the buyer's consent: no other bank may read the request. */
export const bankQuote = pgTable(
  'bank_quote',
  {
    id: uuid('id').primaryKey(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => financingRequest.id, { onDelete: 'restrict' }),
    bankCompanyId: uuid('bank_company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'restrict' }),
    state: text('state', { enum: bankQuoteStates }).notNull(),
    /** The request's figures as they were last shared with this bank; a newer version goes to open ones alone. */
    amount: sum('amount').notNull(),
    ownFunds: sum('own_funds').notNull(),
    currency: text('currency', { enum: currencies }).notNull(),
    /** The words of the side that ended it. */
    reason: text('reason'),
    /** Why the bank declined. */
    declineCode: text('decline_code', { enum: declineReasons }),
    /** The purchase changed, or another bank failed, since the bank offered. */
    needsReconfirmation: boolean('needs_reconfirmation').notNull().default(false),
    /** The officer who deals with it. */
    assigneeId: uuid('assignee_id').references(() => userAccount.id, { onDelete: 'set null' }),
    sharedAt: time('shared_at').notNull(),
    /** When the buyer chose it; null before that, and where that wasn't stored yet. */
    acceptedAt: time('accepted_at'),
    /** Of its last move. */
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    unique('bank_quote_one_of_bank').on(table.requestId, table.bankCompanyId),
    uniqueIndex('bank_quote_one_accepted')
      .on(table.requestId)
      .where(sql`${table.state} in (${quoted(chosenBankQuoteStates)})`),
    index('bank_quote_by_bank').on(table.bankCompanyId, table.sharedAt, table.id),
    check('bank_quote_decline_code_known', sql`${table.declineCode} in (${quoted(declineReasons)})`),
    check(
      'bank_quote_decline_code_of_declined',
      sql`${table.declineCode} is null or ${table.state} = 'declined_by_bank'`,
    ),
    check('bank_quote_currency_known', sql`${table.currency} in (${quoted(currencies)})`),
    check('bank_quote_state_known', sql`${table.state} in (${quoted(bankQuoteStates)})`),
  ],
);

/** Somebody at the bank read what was shared. The buyer sees when. */
export const bankQuoteOpening = pgTable(
  'bank_quote_opening',
  {
    id: uuid('id').primaryKey(),
    bankQuoteId: uuid('bank_quote_id')
      .notNull()
      .references(() => bankQuote.id, { onDelete: 'restrict' }),
    userId: uuid('user_id').notNull(),
    /** The document of the buyer that was opened; null: the request. */
    documentName: text('document_name'),
    at: time('at').notNull(),
  },
  (table) => [index('bank_quote_opening_by_quote').on(table.bankQuoteId, table.at)],
);

/** A version of a bank's terms. Its terms and figures never change. */
export const bankOffer = pgTable(
  'bank_offer',
  {
    id: uuid('id').primaryKey(),
    bankQuoteId: uuid('bank_quote_id')
      .notNull()
      .references(() => bankQuote.id, { onDelete: 'restrict' }),
    number: smallint('number').notNull(),
    kind: text('kind', { enum: bankOfferKinds }).notNull(),
    state: text('state', { enum: bankOfferStates }).notNull(),
    terms: json('terms', shapeOf(z.union([bankOfferTerms, letterTerms]))).notNull(),
    /** Null for a letter of credit, which has no schedule. */
    figures: json('figures', shapeOf(offerFigures)),
    preparedBy: uuid('prepared_by').notNull(),
    preparedByName: text('prepared_by_name').notNull(),
    preparedAt: time('prepared_at').notNull(),
    /** Below the amount that the bank set, nobody else decides on a binding offer. */
    wasOneEnough: boolean('was_one_enough').notNull().default(false),
    /** The second person; null where none is needed. */
    decidedBy: uuid('decided_by'),
    decidedByName: text('decided_by_name'),
    sentAt: time('sent_at'),
  },
  (table) => [
    unique('bank_offer_number').on(table.bankQuoteId, table.number),
    uniqueIndex('bank_offer_one_awaits')
      .on(table.bankQuoteId)
      .where(sql`${table.state} = 'awaiting_approval'`),
    check('bank_offer_kind_known', sql`${table.kind} in (${quoted(bankOfferKinds)})`),
    check(
      'bank_offer_loan_reckoned',
      sql`(${table.figures} is null) = (${table.terms} ->> 'product' = 'letter-of-credit')`,
    ),
    check('bank_offer_state_known', sql`${table.state} in (${quoted(bankOfferStates)})`),
    check(
      'bank_offer_two_people',
      sql`${table.decidedBy} is null or ${table.decidedBy} <> ${table.preparedBy}`,
    ),
    check(
      'bank_offer_binding_approved',
      sql`${table.kind} = 'indicative' or ${table.state} <> 'sent' or ${table.decidedBy} is not null or ${table.wasOneEnough}`,
    ),
  ],
);
