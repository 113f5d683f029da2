import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { type QuoteTransition, quoteMessageKinds, quoteSides } from 'shared-kit/contract/quotes';
import { rfq } from '../schema.ts';

const quoted = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '));
const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
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
