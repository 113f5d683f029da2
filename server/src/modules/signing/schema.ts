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
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { locales } from 'shared-kit/contract/languages';
import { currencies } from 'shared-kit/contract/money';
import { agreementKinds, agreementText, sealHindrances, signingStates } from 'shared-kit/contract/signing';
import * as z from 'zod';
import { json, shapeOf } from '../../platform/db/json.ts';
import { company } from '../companies/schema.ts';

const quoted = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '));
const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const ofCompany = () =>
  uuid('company_id')
    .notNull()
    .references(() => company.id, { onDelete: 'restrict' });

/** Who may sign for a company, as staff confirmed it from an accepted document. */
export const signatory = pgTable(
  'signatory',
  {
    id: uuid('id').primaryKey(),
    companyId: ofCompany(),
    userId: uuid('user_id').notNull(),
    /** As the document writes it. */
    name: text('name').notNull(),
    role: text('role').notNull(),
    signs: text('signs', { enum: ['alone', 'jointly'] }).notNull(),
    group: text('group_name'),
    withGroup: text('with_group'),
    limitAmount: numeric('limit_amount', { precision: 14, scale: 2 }),
    limitCurrency: text('limit_currency', { enum: currencies }),
    /** Last day of their power; null without an end. */
    until: date('until', { mode: 'string' }),
    documentId: uuid('document_id').notNull(),
    confirmedBy: uuid('confirmed_by').notNull(),
    confirmedAt: time('confirmed_at').notNull(),
    endedAt: time('ended_at'),
  },
  (table) => [
    uniqueIndex('signatory_once').on(table.companyId, table.userId).where(sql`${table.endedAt} is null`),
    check('signatory_signs_known', sql`${table.signs} in ('alone', 'jointly')`),
    check('signatory_limit_whole', sql`(${table.limitAmount} is null) = (${table.limitCurrency} is null)`),
  ],
);
export type Signatory = typeof signatory.$inferSelect;

/** The signing of one text. At a time a company has at most one under way and one in force. */
export const signing = pgTable(
  'signing',
  {
    id: uuid('id').primaryKey(),
    companyId: ofCompany(),
    kind: text('kind', { enum: agreementKinds }).notNull(),
    state: text('state', { enum: signingStates }).notNull(),
    version: text('version').notNull(),
    locale: text('locale', { enum: locales }).notNull(),
    /** Title and sections with all blanks filled. */
    content: json(
      'content',
      z.object({ title: z.string(), sections: shapeOf(agreementText.shape.sections) }),
    ).notNull(),
    /** Of the text, in hexadecimal. */
    sha256: text('sha256').notNull(),
    companyName: text('company_name').notNull(),
    /** The company's document that was signed outside the market, and when; both sides confirm that. */
    copyId: uuid('copy_id'),
    signedOn: date('signed_on', { mode: 'string' }),
    createdAt: time('created_at').notNull(),
    endedAt: time('ended_at'),
    /** Why the market did not sign. */
    declined: text('declined'),
    waitsFor: text('waits_for', { enum: sealHindrances }),
    /** From here on of the sealed PDF. */
    sealedAt: time('sealed_at'),
    /** The company's document that holds it. */
    documentId: uuid('document_id'),
    sealedSha256: text('sealed_sha256'),
    sealedBytes: integer('sealed_bytes'),
    /** SHA-256 of the certificate that sealed it. */
    certificateSha256: text('certificate_sha256'),
    hasTimeStamp: boolean('has_time_stamp'),
    isTest: boolean('is_test'),
  },
  (table) => [
    uniqueIndex('signing_one_under_way')
      .on(table.companyId)
      .where(sql`${table.state} in ('open', 'awaiting_market', 'sealing')`),
    uniqueIndex('signing_one_in_force').on(table.companyId).where(sql`${table.state} = 'in_force'`),
    index('signing_by_company').on(table.companyId, table.createdAt),
    index('signing_by_seal').on(table.sealedSha256),
    index('signing_to_seal').on(table.createdAt).where(sql`${table.state} = 'sealing'`),
    check('signing_copy_whole', sql`(${table.copyId} is null) = (${table.signedOn} is null)`),
    check('signing_state_known', sql`${table.state} in (${quoted(signingStates)})`),
    check(
      'signing_sealed_whole',
      sql`${table.state} <> 'in_force' or (${table.sealedSha256} is not null and ${table.documentId} is not null)`,
    ),
  ],
);
export type Signing = typeof signing.$inferSelect;

/** A mailed code: the newest of each person for each signing, or for each paper that companies sign with each other. */
export const signingCode = pgTable(
  'signing_code',
  {
    signingId: uuid('signing_id').notNull(),
    userId: uuid('user_id').notNull(),
    codeHash: text('code_hash').notNull(),
    sentAt: time('sent_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    tries: integer('tries').notNull().default(0),
    usedAt: time('used_at'),
  },
  (table) => [primaryKey({ columns: [table.signingId, table.userId] })],
);

/** The facts of one act of signing, whatever was signed. */
const actOfSigning = () => ({
  userId: uuid('user_id').notNull(),
  email: text('email').notNull(),
  name: text('name').notNull(),
  role: text('role').notNull(),
  consentVersion: text('consent_version').notNull(),
  /** Of what was signed. */
  sha256: text('sha256').notNull(),
  codeSentAt: time('code_sent_at').notNull(),
  at: time('at').notNull(),
});

/** One act of signing, with all that the audit page says of it. A trigger keeps it append-only. */
export const signature = pgTable(
  'signature',
  {
    id: uuid('id').primaryKey(),
    signingId: uuid('signing_id')
      .notNull()
      .references((): AnyPgColumn => signing.id, { onDelete: 'restrict' }),
    /** Null where the market's staff signed. */
    signatoryId: uuid('signatory_id').references((): AnyPgColumn => signatory.id, { onDelete: 'restrict' }),
    ...actOfSigning(),
  },
  (table) => [uniqueIndex('signature_once').on(table.signingId, table.userId)],
);
export type Signature = typeof signature.$inferSelect;

/** One act of signing a paper of two companies, such as a contract. A trigger keeps it append-only. */
export const paperSignature = pgTable(
  'paper_signature',
  {
    id: uuid('id').primaryKey(),
    /** Whoever has the paper signed knows it by this id. */
    paperId: uuid('paper_id').notNull(),
    companyId: ofCompany(),
    companyName: text('company_name').notNull(),
    signatoryId: uuid('signatory_id')
      .notNull()
      .references((): AnyPgColumn => signatory.id, { onDelete: 'restrict' }),
    ...actOfSigning(),
  },
  (table) => [
    uniqueIndex('paper_signature_once').on(table.paperId, table.userId),
    index('paper_signature_by_company').on(table.companyId),
  ],
);
export type PaperSignature = typeof paperSignature.$inferSelect;

/** The sealed copy of a paper that companies signed with each other. */
export const sealedPaper = pgTable(
  'sealed_paper',
  {
    paperId: uuid('paper_id').primaryKey(),
    title: text('title').notNull(),
    companyNames: text('company_names').notNull(),
    at: time('at').notNull(),
    sha256: text('sha256').notNull(),
    certificateSha256: text('certificate_sha256').notNull(),
    hasTimeStamp: boolean('has_time_stamp').notNull(),
    isTest: boolean('is_test').notNull(),
  },
  (table) => [index('sealed_paper_by_seal').on(table.sha256)],
);

/** The key for trying signatures out, where the operator configured none; one row. */
export const sealTestKey = pgTable('seal_test_key', {
  id: integer('id').primaryKey(),
  privateKey: text('private_key').notNull(),
  certificate: text('certificate').notNull(),
  madeAt: time('made_at').notNull(),
});
