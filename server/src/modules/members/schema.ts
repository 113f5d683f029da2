import { sql } from 'drizzle-orm';
import { check, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { locales } from 'shared-kit/contract/languages';
import { companyRoles } from 'shared-kit/contract/session';
import { userAccount } from '../accounts/schema.ts';
import { company } from '../companies/schema.ts';

const quoted = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '));
const time = (name: string) => timestamp(name, { withTimezone: true });

/** An open invitation into a company. Accepted and revoked ones are gone. */
export const invitation = pgTable(
  'invitation',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    /** Lower case. */
    email: text('email').notNull(),
    role: text('role', { enum: companyRoles }).notNull(),
    /** The language that the inviter chose for the mail. */
    locale: text('locale', { enum: locales }).notNull(),
    invitedBy: uuid('invited_by')
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    sentAt: time('sent_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    unique('invitation_one_per_address').on(table.companyId, table.email),
    check('invitation_email_lower_case', sql`${table.email} = lower(${table.email})`),
    check('invitation_role_known', sql`${table.role} in (${quoted(companyRoles)})`),
    check('invitation_locale_code', sql`${table.locale} ~ '^[a-z]{2}$'`),
  ],
);
