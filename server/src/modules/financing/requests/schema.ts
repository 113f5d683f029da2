import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { type SharedPapers, shareableDocument, sharedPapers } from 'shared-kit/contract/financing';
import { locales } from 'shared-kit/contract/languages';
import * as z from 'zod';
import { json, shapeOf } from '../../../platform/db/json.ts';
import { financingRequest } from '../schema.ts';

/** What was consented to: everything but addresses of files, which are made when it is read. */
const consentedPapers = z.looseObject({
  company: shapeOf(sharedPapers.shape.company),
  people: shapeOf(sharedPapers.shape.people),
  documents: z.array(shapeOf(shareableDocument)),
  fileIds: z.array(z.string()),
});
export type ConsentedPapers = Pick<SharedPapers, 'company' | 'people'> &
  Readonly<{
    documents: readonly Omit<SharedPapers['documents'][number], 'url'>[];
    fileIds: readonly string[];
  }>;

/** A buyer's consent to share a version with the banks of a request, as it was read. A trigger keeps it append-only. */
export const financingConsent = pgTable(
  'financing_consent',
  {
    id: uuid('id').primaryKey(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => financingRequest.id, { onDelete: 'restrict' }),
    versionId: uuid('version_id').notNull(),
    /** Of the words. */
    textVersion: text('text_version').notNull(),
    locale: text('locale', { enum: locales }).notNull(),
    /** Sentences. */
    text: json('text', z.array(z.string())).notNull(),
    papers: json<ConsentedPapers>('papers', consentedPapers).notNull(),
    /** Null for a deleted account, and in demo data. */
    givenBy: uuid('given_by'),
    givenByName: text('given_by_name').notNull(),
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index('financing_consent_by_request').on(table.requestId, table.at)],
);
export type ConsentRow = typeof financingConsent.$inferSelect;
