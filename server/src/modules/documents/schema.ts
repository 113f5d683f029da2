import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  documentActions,
  documentMediaTypes,
  documentStates,
  documentTraceEntry,
} from 'shared-kit/contract/documents';
import { json, shapeOf } from '../../platform/db/json.ts';
import { company } from '../companies/schema.ts';

const quoted = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '));
const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const ofCompany = () =>
  uuid('company_id')
    .notNull()
    .references(() => company.id, { onDelete: 'restrict' });

/** What staff ask of one company beyond its checklist. */
export const documentRequirement = pgTable(
  'document_requirement',
  {
    id: uuid('id').primaryKey(),
    companyId: ofCompany(),
    words: text('words').notNull(),
    obligatory: boolean('obligatory').notNull(),
    addedBy: uuid('added_by').notNull(),
    addedAt: time('added_at').notNull(),
  },
  (table) => [index('document_requirement_by_company').on(table.companyId, table.addedAt)],
);

/**
 * An uploaded document, or a waiver, which has no file. Replaced ones stay: decisions rest on them. At a time a
 * requirement has at most one accepted document and one newer.
 */
export const companyDocument = pgTable(
  'company_document',
  {
    id: uuid('id').primaryKey(),
    companyId: ofCompany(),
    /** A code of the contract, or the id of a `document_requirement`. */
    requirement: text('requirement').notNull(),
    state: text('state', { enum: documentStates }).notNull(),
    name: text('name'),
    mediaType: text('media_type', { enum: documentMediaTypes }),
    bytes: integer('bytes'),
    /** Of the bytes as they were uploaded, in hexadecimal. */
    sha256: text('sha256'),
    /** Null once the bytes are deleted. */
    fileKey: text('file_key'),
    isScanned: boolean('is_scanned').notNull().default(false),
    number: text('number'),
    issuedOn: date('issued_on', { mode: 'string' }),
    validUntil: date('valid_until', { mode: 'string' }),
    issuer: text('issuer'),
    verificationCode: text('verification_code'),
    reason: text('reason'),
    /** Null for a waiver. */
    uploadedBy: uuid('uploaded_by'),
    createdAt: time('created_at').notNull(),
    decidedByName: text('decided_by_name'),
    decidedAt: time('decided_at'),
    /** Last day on which it counts; set when it is accepted. */
    countsUntil: date('counts_until', { mode: 'string' }),
    replacedAt: time('replaced_at'),
    /** When its file and what it states were erased, after the years for which it is kept. */
    erasedAt: time('erased_at'),
  },
  (table) => [
    index('company_document_by_company').on(table.companyId, table.requirement, table.createdAt),
    index('company_document_by_file').on(table.fileKey),
    index('company_document_by_end')
      .on(table.countsUntil)
      .where(sql`${table.state} = 'accepted' and ${table.replacedAt} is null`),
    uniqueIndex('company_document_one_accepted')
      .on(table.companyId, table.requirement)
      .where(sql`${table.state} = 'accepted' and ${table.replacedAt} is null`),
    uniqueIndex('company_document_one_newer')
      .on(table.companyId, table.requirement)
      .where(sql`${table.state} <> 'accepted' and ${table.replacedAt} is null`),
    check('company_document_state_known', sql`${table.state} in (${quoted(documentStates)})`),
    check('company_document_kind_known', sql`${table.mediaType} in (${quoted(documentMediaTypes)})`),
    check('company_document_has_file', sql`${table.state} = 'waived' or ${table.sha256} is not null`),
  ],
);
export type CompanyDocument = typeof companyDocument.$inferSelect;

/** Who did what with which document. A trigger keeps it append-only. */
export const documentTrace = pgTable(
  'document_trace',
  {
    id: uuid('id').primaryKey(),
    companyId: ofCompany(),
    requirement: text('requirement').notNull(),
    documentId: uuid('document_id'),
    action: text('action', { enum: documentActions }).notNull(),
    at: time('at').notNull(),
    /** Null for the market's own program. */
    userId: uuid('user_id'),
    userName: text('user_name'),
    isStaff: boolean('is_staff').notNull(),
    reason: text('reason'),
    changes: json('changes', shapeOf(documentTraceEntry.shape.changes)).notNull(),
  },
  (table) => [
    index('document_trace_by_company').on(table.companyId, table.id),
    check('document_trace_action_known', sql`${table.action} in (${quoted(documentActions)})`),
  ],
);
