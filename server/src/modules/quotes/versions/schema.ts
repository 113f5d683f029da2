import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
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
import { currencies } from 'shared-kit/contract/money';
import {
  approvalStates,
  counterInput,
  counterStates,
  financedBy,
  offerInput,
  quoteIncoterms,
  type SentVersionState,
} from 'shared-kit/contract/quotes';
import * as z from 'zod';
import { json, shapeOf } from '../../../platform/db/json.ts';
import { rfq } from '../schema.ts';
import { type FrozenTerms, frozenFacts, frozenParties, frozenRates, frozenTerms } from './frozen.ts';

const quoted = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '));
const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const sum = (name: string) => numeric(name, { precision: 18, scale: 2 });
const ofRfq = () =>
  uuid('rfq_id')
    .notNull()
    .references(() => rfq.id, { onDelete: 'restrict' });
const sentStates = [
  'sent',
  'accepted',
  'converted',
  'declined',
  'withdrawn',
  'expired',
  'superseded',
] as const satisfies readonly SentVersionState[];

/** The maker's unsent offer. Sending makes a version with the same id from it. */
export const offerDraft = pgTable('offer_draft', {
  rfqId: uuid('rfq_id')
    .primaryKey()
    .references(() => rfq.id, { onDelete: 'restrict' }),
  id: uuid('id').notNull().unique(),
  revision: integer('revision').notNull(),
  offer: json('offer', shapeOf(offerInput)).notNull(),
  /** Only the maker's company sees it; kept for the next version. */
  internalNote: text('internal_note').notNull(),
  /** What one unit of a line costs the maker, in the offer's currency, by the line's key. Only its company sees it. */
  ownCosts: json<Readonly<Record<string, string>>>('own_costs', z.record(z.string(), z.string()))
    .notNull()
    .default({}),
  savedAt: time('saved_at').notNull(),
  savedByName: text('saved_by_name').notNull(),
});

/** A sent version. A trigger refuses every change except of its state and the columns that belong to it. */
export const quoteVersion = pgTable(
  'quote_version',
  {
    id: uuid('id').primaryKey(),
    rfqId: ofRfq(),
    number: smallint('number').notNull(),
    state: text('state', { enum: sentStates }).notNull(),
    currency: text('currency', { enum: currencies }).notNull(),
    linesTotal: sum('lines_total').notNull(),
    freight: sum('freight').notNull(),
    discount: sum('discount').notNull(),
    total: sum('total').notNull(),
    incotermRule: text('incoterm_rule', { enum: quoteIncoterms }).notNull(),
    incotermPlace: text('incoterm_place').notNull(),
    terms: json<FrozenTerms>('terms', frozenTerms).notNull(),
    /** The parties at the time of sending. */
    parties: json('parties', frozenParties).notNull(),
    fx: json('fx', frozenRates).notNull(),
    /** The first instant at which it can't be accepted any more. */
    validUntil: time('valid_until').notNull(),
    /** Until then an acceptance may wait for financing, if the buyer wishes; null: it holds at once. */
    financingUntil: time('financing_until'),
    /** The buyer accepted subject to financing. */
    isSubjectToFinancing: boolean('is_subject_to_financing').notNull().default(false),
    /** A later date that the maker set after the acceptance. */
    financingExtendedUntil: time('financing_extended_until'),
    /** From then on an acceptance waits for financing no more. */
    financingSettledAt: time('financing_settled_at'),
    financedBy: json('financed_by', shapeOf(financedBy)),
    sentAt: time('sent_at').notNull(),
    sentBy: uuid('sent_by'),
    sentByName: text('sent_by_name').notNull(),
    decidedAt: time('decided_at'),
    decidedBy: uuid('decided_by'),
    decidedByName: text('decided_by_name'),
    decidedBySide: text('decided_by_side'),
    reason: text('reason'),
    renewalAskedAt: time('renewal_asked_at'),
  },
  (table) => [
    unique('quote_version_number').on(table.rfqId, table.number),
    uniqueIndex('quote_version_one_open').on(table.rfqId).where(sql`${table.state} = 'sent'`),
    uniqueIndex('quote_version_one_accepted')
      .on(table.rfqId)
      .where(sql`${table.state} in ('accepted', 'converted')`),
    check('quote_version_state_known', sql`${table.state} in (${quoted(sentStates)})`),
    check('quote_version_currency_known', sql`${table.currency} in (${quoted(currencies)})`),
    check(
      'quote_version_total_adds_up',
      sql`${table.total} = ${table.linesTotal} + ${table.freight} - ${table.discount} and ${table.total} >= 0`,
    ),
  ],
);

/** Never changes. The key is the requested line's, or one of the maker's, and is the same in every version. */
export const quoteVersionLine = pgTable(
  'quote_version_line',
  {
    id: uuid('id').primaryKey(),
    versionId: uuid('version_id')
      .notNull()
      .references(() => quoteVersion.id, { onDelete: 'restrict' }),
    key: uuid('key').notNull(),
    position: smallint('position').notNull(),
    quantity: integer('quantity').notNull(),
    unitPrice: numeric('unit_price', { precision: 18, scale: 4 }).notNull(),
    total: sum('total').notNull(),
    facts: json('facts', frozenFacts).notNull(),
  },
  (table) => [
    unique('quote_version_line_position').on(table.versionId, table.position),
    unique('quote_version_line_key').on(table.versionId, table.key),
    check('quote_version_line_positive', sql`${table.quantity} > 0 and ${table.unitPrice} >= 0`),
    check(
      'quote_version_line_total_adds_up',
      sql`${table.total} = round(${table.quantity} * ${table.unitPrice}, 2)`,
    ),
  ],
);

/** The buyer's counter-offer. */
export const quoteCounter = pgTable(
  'quote_counter',
  {
    id: uuid('id').primaryKey(),
    rfqId: ofRfq(),
    versionId: uuid('version_id')
      .notNull()
      .references(() => quoteVersion.id, { onDelete: 'restrict' }),
    state: text('state', { enum: counterStates }).notNull(),
    targetTotal: sum('target_total'),
    totalConfirmedAfter: sum('total_confirmed_after'),
    lines: json('lines', shapeOf(counterInput.shape.lines)).notNull(),
    text: text('text').notNull(),
    createdAt: time('created_at').notNull(),
    createdBy: uuid('created_by').notNull(),
    createdByName: text('created_by_name').notNull(),
    answer: text('answer'),
    decidedAt: time('decided_at'),
  },
  (table) => [
    index('quote_counter_by_rfq').on(table.rfqId, table.createdAt),
    uniqueIndex('quote_counter_one_open').on(table.rfqId).where(sql`${table.state} = 'open'`),
    check('quote_counter_state_known', sql`${table.state} in (${quoted(counterStates)})`),
  ],
);

/** A member's request to accept an amount above the company's limit, with the figures behind it. */
export const quoteApproval = pgTable(
  'quote_approval',
  {
    id: uuid('id').primaryKey(),
    rfqId: ofRfq(),
    versionId: uuid('version_id')
      .notNull()
      .references(() => quoteVersion.id, { onDelete: 'restrict' }),
    state: text('state', { enum: approvalStates }).notNull(),
    limitAmount: sum('limit_amount').notNull(),
    /** The version's total in the limit's currency, at the rates frozen in the version. */
    amount: sum('amount').notNull(),
    currency: text('currency', { enum: currencies }).notNull(),
    text: text('text').notNull(),
    requestedAt: time('requested_at').notNull(),
    requestedBy: uuid('requested_by').notNull(),
    requestedByName: text('requested_by_name').notNull(),
    reason: text('reason'),
    decidedAt: time('decided_at'),
    decidedBy: uuid('decided_by'),
    decidedByName: text('decided_by_name'),
  },
  (table) => [
    index('quote_approval_by_rfq').on(table.rfqId, table.requestedAt),
    uniqueIndex('quote_approval_one_open').on(table.rfqId).where(sql`${table.state} = 'open'`),
    check('quote_approval_state_known', sql`${table.state} in (${quoted(approvalStates)})`),
  ],
);
