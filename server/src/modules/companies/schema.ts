import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { companyKinds, verificationStates } from 'shared-kit/contract';

const quoted = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '));

export const company = pgTable(
  'company',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: companyKinds }).notNull(),
    legalName: text('legal_name').notNull(),
    /** The name it trades under, as products show it. */
    brandName: text('brand_name').notNull(),
    /** ISO 3166-1 alpha-2. */
    country: text('country').notNull(),
    city: text('city').notNull(),
    verification: text('verification', { enum: verificationStates }).notNull().default('draft'),
    submittedAt: timestamp('submitted_at', { withTimezone: true }),
    /** In milliseconds, as JavaScript has them: cursors compare it for equality. */
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('company_by_age').on(table.createdAt, table.id),
    index('company_by_verification').on(table.verification, table.createdAt, table.id),
    check('company_kind_known', sql`${table.kind} in (${quoted(companyKinds)})`),
    check('company_verification_known', sql`${table.verification} in (${quoted(verificationStates)})`),
    check('company_country_iso', sql`${table.country} ~ '^[A-Z]{2}$'`),
  ],
);
