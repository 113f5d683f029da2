import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { defaultLocale, locales } from 'shared-kit/contract/languages';
import { companyRoles } from 'shared-kit/contract/session';
import { company } from '../companies/schema.ts';

const quoted = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '));
const time = (name: string) => timestamp(name, { withTimezone: true });

export const userAccount = pgTable(
  'user_account',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    /** Lower case. */
    email: text('email').notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    /** Whether anybody has signed in to it yet. */
    hasSignedIn: boolean('has_signed_in').notNull().default(false),
    image: text('image'),
    isAdmin: boolean('is_admin').notNull().default(false),
    companyId: uuid('company_id').references(() => company.id, { onDelete: 'restrict' }),
    companyRole: text('company_role', { enum: companyRoles }),
    locale: text('locale', { enum: locales }).notNull().default(defaultLocale),
    /** The accepted version of the terms, and when. Null for users whom the staff added. */
    termsVersion: text('terms_version'),
    termsAcceptedAt: time('terms_accepted_at'),
    createdAt: time('created_at').notNull().defaultNow(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('user_account_by_company').on(table.companyId),
    check('user_account_email_lower_case', sql`${table.email} = lower(${table.email})`),
    check(
      'user_account_role_with_company',
      sql`(${table.companyId} is null) = (${table.companyRole} is null)`,
    ),
    check(
      'user_account_terms_with_time',
      sql`(${table.termsVersion} is null) = (${table.termsAcceptedAt} is null)`,
    ),
    check('user_account_role_known', sql`${table.companyRole} in (${quoted(companyRoles)})`),
    check('user_account_locale_code', sql`${table.locale} ~ '^[a-z]{2}$'`),
  ],
);

export const userSession = pgTable(
  'user_session',
  {
    id: uuid('id').primaryKey(),
    token: text('token').notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    expiresAt: time('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: time('created_at').notNull().defaultNow(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (table) => [index('user_session_by_user').on(table.userId)],
);

/** A way to sign in: a password (`credential`) or an identity provider. */
export const signInMethod = pgTable(
  'sign_in_method',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    providerId: text('provider_id').notNull(),
    accountId: text('account_id').notNull(),
    password: text('password'),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: time('access_token_expires_at'),
    refreshTokenExpiresAt: time('refresh_token_expires_at'),
    scope: text('scope'),
    createdAt: time('created_at').notNull().defaultNow(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (table) => [index('sign_in_method_by_user').on(table.userId)],
);

/** One-time values, such as those of mailed links. The id is text because the library creates some. */
export const verification = pgTable(
  'verification',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: time('expires_at').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (table) => [index('verification_by_identifier').on(table.identifier)],
);

/** Number of attempts by an address. In the database, so that all processes count together. */
export const rateLimit = pgTable('rate_limit', {
  id: uuid('id').primaryKey(),
  key: text('key').notNull().unique(),
  count: integer('count').notNull(),
  lastRequest: bigint('last_request', { mode: 'number' }).notNull(),
});
