import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  conditionStates,
  contractForms,
  contractStates,
  gates,
  offerWithdrawalStates,
  scheduleRow,
} from 'shared-kit/contract/financing';
import * as z from 'zod';
import { json, shapeOf } from '../../../platform/db/json.ts';
import { bankOffer, bankQuote, financingRequest } from '../schema.ts';

const quoted = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '));
const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const ofBankQuote = () =>
  uuid('bank_quote_id')
    .notNull()
    .references(() => bankQuote.id, { onDelete: 'restrict' });

/** What a bank asks for before it offers, or a condition of its accepted offer. */
export const bankQuoteCondition = pgTable(
  'bank_quote_condition',
  {
    id: uuid('id').primaryKey(),
    bankQuoteId: ofBankQuote(),
    position: smallint('position').notNull(),
    text: text('text').notNull(),
    gate: text('gate', { enum: gates }).notNull(),
    drawdown: smallint('drawdown'),
    state: text('state', { enum: conditionStates }).notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    unique('bank_quote_condition_position').on(table.bankQuoteId, table.position),
    check('bank_quote_condition_gate_known', sql`${table.gate} in (${quoted(gates)})`),
    check('bank_quote_condition_state_known', sql`${table.state} in (${quoted(conditionStates)})`),
  ],
);

/** A bank's thread with the buyer, its private notes included. A trigger keeps it append-only. */
export const bankQuoteMessage = pgTable(
  'bank_quote_message',
  {
    id: uuid('id').primaryKey(),
    bankQuoteId: ofBankQuote(),
    conditionId: uuid('condition_id').references(() => bankQuoteCondition.id, { onDelete: 'restrict' }),
    side: text('side', { enum: ['buyer', 'bank'] }).notNull(),
    /** A note of the bank that the buyer never sees. */
    isPrivate: boolean('is_private').notNull(),
    userId: uuid('user_id').notNull(),
    userName: text('user_name').notNull(),
    text: text('text').notNull(),
    at: time('at').notNull(),
  },
  (table) => [
    index('bank_quote_message_by_quote').on(table.bankQuoteId, table.at, table.id),
    check('bank_quote_message_note_of_bank', sql`not ${table.isPrivate} or ${table.side} = 'bank'`),
  ],
);

/** An uploaded file; its bytes are in the file store. */
export const financingFile = pgTable(
  'financing_file',
  {
    id: uuid('id').primaryKey(),
    /** Null until it is sent; only then does the other side see it. */
    bankQuoteId: uuid('bank_quote_id').references(() => bankQuote.id, { onDelete: 'restrict' }),
    /** Sent to all banks of a request, with the request. */
    requestId: uuid('request_id').references(() => financingRequest.id, { onDelete: 'restrict' }),
    /** Null for a contract. */
    messageId: uuid('message_id').references(() => bankQuoteMessage.id, { onDelete: 'restrict' }),
    uploadedBy: uuid('uploaded_by').notNull(),
    name: text('name').notNull(),
    mediaType: text('media_type').notNull(),
    bytes: integer('bytes').notNull(),
    sha256: text('sha256').notNull(),
    fileKey: text('file_key').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('financing_file_by_quote').on(table.bankQuoteId),
    index('financing_file_by_file').on(table.fileKey),
    index('financing_file_unused')
      .on(table.createdAt)
      .where(sql`${table.bankQuoteId} is null and ${table.requestId} is null`),
  ],
);

/** A bank's question whether it may withdraw a binding offer before its validity ends, and the buyer's answer. */
export const offerWithdrawal = pgTable(
  'offer_withdrawal',
  {
    id: uuid('id').primaryKey(),
    bankQuoteId: ofBankQuote(),
    offerId: uuid('offer_id')
      .notNull()
      .references(() => bankOffer.id, { onDelete: 'restrict' }),
    state: text('state', { enum: offerWithdrawalStates }).notNull(),
    reason: text('reason').notNull(),
    askedBy: uuid('asked_by').notNull(),
    askedAt: time('asked_at').notNull(),
    /** Of the buyer; empty where it gave no words. */
    answer: text('answer').notNull().default(''),
    decidedBy: uuid('decided_by'),
    decidedAt: time('decided_at'),
  },
  (table) => [
    index('offer_withdrawal_by_quote').on(table.bankQuoteId, table.askedAt),
    uniqueIndex('offer_withdrawal_one_asked').on(table.offerId).where(sql`${table.state} = 'asked'`),
    check('offer_withdrawal_state_known', sql`${table.state} in (${quoted(offerWithdrawalStates)})`),
    check('offer_withdrawal_decided', sql`(${table.state} = 'asked') = (${table.decidedAt} is null)`),
  ],
);

/** A contract as its bank sent it, and whether the buyer signed or confirmed it. */
export const financingContract = pgTable(
  'financing_contract',
  {
    id: uuid('id').primaryKey(),
    bankQuoteId: ofBankQuote(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => financingFile.id, { onDelete: 'restrict' }),
    form: text('form', { enum: contractForms }).notNull(),
    /** Null until both sides have signed in the market. */
    signedOn: date('signed_on', { mode: 'string' }),
    /** When the bank was bound by signatures made in the market. */
    bankSignedAt: time('bank_signed_at'),
    /** The sealed copy of a contract that was signed in the market, once it is made. */
    sealedFileId: uuid('sealed_file_id').references(() => financingFile.id, { onDelete: 'restrict' }),
    state: text('state', { enum: contractStates }).notNull(),
    sentBy: uuid('sent_by').notNull(),
    sentByName: text('sent_by_name').notNull(),
    sentAt: time('sent_at').notNull(),
    decidedBy: uuid('decided_by'),
    decidedByName: text('decided_by_name'),
    decidedAt: time('decided_at'),
  },
  (table) => [
    index('financing_contract_by_quote').on(table.bankQuoteId, table.sentAt),
    uniqueIndex('financing_contract_one_stands')
      .on(table.bankQuoteId)
      .where(sql`${table.state} in ('proposed', 'confirmed')`),
    index('financing_contract_to_seal')
      .on(table.sentAt)
      .where(
        sql`${table.form} = 'market' and ${table.state} = 'confirmed' and ${table.sealedFileId} is null`,
      ),
    check('financing_contract_day_known', sql`${table.form} = 'market' or ${table.signedOn} is not null`),
    check('financing_contract_state_known', sql`${table.state} in (${quoted(contractStates)})`),
    check('financing_contract_form_known', sql`${table.form} in (${quoted(contractForms)})`),
  ],
);

/** A letter of credit that a bank issued, and what became of it. */
export const letterOfCredit = pgTable('letter_of_credit', {
  bankQuoteId: ofBankQuote().primaryKey(),
  /** The credit as it went out. */
  fileId: uuid('file_id')
    .notNull()
    .references(() => financingFile.id, { onDelete: 'restrict' }),
  /** The bank's own number. */
  reference: text('reference').notNull(),
  issuedOn: date('issued_on', { mode: 'string' }).notNull(),
  issuedBy: uuid('issued_by').notNull(),
  issuedByName: text('issued_by_name').notNull(),
  presentedOn: date('presented_on', { mode: 'string' }),
  paidAmount: numeric('paid_amount', { precision: 18, scale: 2 }),
  paysOn: date('pays_on', { mode: 'string' }),
  updatedAt: time('updated_at').notNull(),
});

/** Money that a bank paid out. Rows never change: a correction is a new row. */
export const disbursement = pgTable(
  'disbursement',
  {
    id: uuid('id').primaryKey(),
    bankQuoteId: ofBankQuote(),
    /** The same for a payment and its corrections. */
    number: smallint('number').notNull(),
    amount: numeric('amount', { precision: 18, scale: 2 }).notNull(),
    paidOn: date('paid_on', { mode: 'string' }).notNull(),
    reference: text('reference').notNull(),
    milestone: text('milestone').notNull(),
    corrects: uuid('corrects')
      .unique('disbursement_corrected_once')
      .references((): AnyPgColumn => disbursement.id, { onDelete: 'restrict' }),
    /** Its repayment under the offer's terms, as reckoned when it was recorded. */
    schedule: json('schedule', z.array(shapeOf(scheduleRow))).notNull(),
    recordedBy: uuid('recorded_by').notNull(),
    recordedByName: text('recorded_by_name').notNull(),
    at: time('at').notNull(),
  },
  (table) => [
    index('disbursement_by_quote').on(table.bankQuoteId, table.at),
    check('disbursement_not_negative', sql`${table.amount} >= 0`),
  ],
);
