import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  numeric,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  approvalStates,
  type QuoteTransition,
  quoteMessageKinds,
  quoteSides,
} from 'shared-kit/contract/quotes';
import { userAccount } from '../../accounts/index.ts';
import { rfq } from '../schema.ts';

const quoted = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '));
const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const percent = (name: string) => numeric(name, { precision: 5, scale: 2 });
const ofRfq = () =>
  uuid('rfq_id')
    .notNull()
    .references(() => rfq.id, { onDelete: 'restrict' });

/** The only side that may read it; null means both. */
const onlyFor = () => text('only_for', { enum: ['buyer', 'seller'] });

/** A quote's history in order. A trigger keeps it append-only. */
export const quoteEvent = pgTable(
  'quote_event',
  {
    id: uuid('id').primaryKey(),
    rfqId: ofRfq(),
    transition: text('transition').$type<QuoteTransition>().notNull(),
    at: time('at').notNull(),
    /** Numbers the events of one RFQ, whose row is locked while one is written. */
    position: integer('position').notNull(),
    userId: uuid('user_id'),
    userName: text('user_name'),
    side: text('side', { enum: quoteSides }).notNull(),
    versionNumber: smallint('version_number'),
    text: text('text'),
    onlyFor: onlyFor(),
  },
  (table) => [
    index('quote_event_by_rfq').on(table.rfqId, table.position),
    check('quote_event_side_known', sql`${table.side} in (${quoted(quoteSides)})`),
  ],
);

/** A trigger keeps it append-only. */
export const quoteMessage = pgTable(
  'quote_message',
  {
    id: uuid('id').primaryKey(),
    rfqId: ofRfq(),
    kind: text('kind', { enum: quoteMessageKinds }).notNull(),
    /** The line it is about; null means the whole quote. */
    lineKey: uuid('line_key'),
    userId: uuid('user_id').notNull(),
    userName: text('user_name').notNull(),
    side: text('side', { enum: ['buyer', 'seller'] }).notNull(),
    text: text('text').notNull(),
    at: time('at').notNull(),
  },
  (table) => [
    index('quote_message_by_rfq').on(table.rfqId, table.at, table.id),
    check('quote_message_kind_known', sql`${table.kind} in (${quoted(quoteMessageKinds)})`),
  ],
);

/** Metadata of an uploaded file; its bytes are in the file store. */
export const quoteAttachment = pgTable(
  'quote_attachment',
  {
    id: uuid('id').primaryKey(),
    /** Null until the upload is attached. */
    rfqId: uuid('rfq_id').references(() => rfq.id, { onDelete: 'restrict' }),
    uploadedBy: uuid('uploaded_by').notNull(),
    side: text('side', { enum: ['buyer', 'seller'] }),
    messageId: uuid('message_id').references(() => quoteMessage.id, { onDelete: 'restrict' }),
    /** The version's id, which was its draft's before. The buyer sees the file once the version is sent. */
    offerId: uuid('offer_id'),
    name: text('name').notNull(),
    mediaType: text('media_type').notNull(),
    bytes: integer('bytes').notNull(),
    fileKey: text('file_key').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('quote_attachment_by_rfq').on(table.rfqId, table.createdAt),
    index('quote_attachment_by_file').on(table.fileKey),
    index('quote_attachment_unused').on(table.createdAt).where(sql`${table.rfqId} is null`),
  ],
);

/** A link that lets anybody read the quote. Only the hash of its secret is stored. */
export const quoteShare = pgTable(
  'quote_share',
  {
    id: uuid('id').primaryKey(),
    rfqId: ofRfq(),
    tokenHash: text('token_hash').notNull().unique(),
    label: text('label').notNull(),
    companyId: uuid('company_id').notNull(),
    createdBy: uuid('created_by').notNull(),
    createdByName: text('created_by_name').notNull(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    revokedAt: time('revoked_at'),
    /** To the minute, so that continuous reading doesn't write each time. */
    lastUsedAt: time('last_used_at'),
  },
  (table) => [index('quote_share_by_rfq').on(table.rfqId, table.createdAt)],
);

/** A member's request to send an offer with a discount above the maker's limit. Only the maker's company sees it. */
export const discountApproval = pgTable(
  'discount_approval',
  {
    id: uuid('id').primaryKey(),
    rfqId: ofRfq(),
    /** The draft as it was then; the decider sends or refuses it as it is by then. */
    draftRevision: integer('draft_revision').notNull(),
    state: text('state', { enum: approvalStates }).notNull(),
    /** The limit and the draft's discount, in percent of the list prices. */
    limitPercent: percent('limit_percent').notNull(),
    percent: percent('percent').notNull(),
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
    index('discount_approval_by_rfq').on(table.rfqId, table.requestedAt),
    uniqueIndex('discount_approval_one_open').on(table.rfqId).where(sql`${table.state} = 'open'`),
    check('discount_approval_state_known', sql`${table.state} in (${quoted(approvalStates)})`),
  ],
);

/** The maker's person who looks after a quote. Apart from the RFQ, which both sides may export. */
export const quoteSalesperson = pgTable(
  'quote_salesperson',
  {
    rfqId: uuid('rfq_id')
      .primaryKey()
      .references(() => rfq.id, { onDelete: 'restrict' }),
    /** Counts only as long as they belong to the maker's company. */
    userId: uuid('user_id')
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    assignedAt: time('assigned_at').notNull(),
  },
  (table) => [index('quote_salesperson_by_user').on(table.userId)],
);
