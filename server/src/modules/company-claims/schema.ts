import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { claimStates, openClaimStates } from 'shared-kit/contract/claims';
import { userAccount } from '../accounts/schema.ts';
import { company } from '../companies/schema.ts';

const quoted = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '));
const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const pending = quoted(['unconfirmed', ...openClaimStates]);

/** Somebody who gave the tax number of a company that exists, and asks to belong to it. */
export const companyClaim = pgTable(
  'company_claim',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    state: text('state', { enum: claimStates }).notNull(),
    /** The number that the claimant typed; the company may have another one by now. */
    country: text('country').notNull(),
    taxNumber: text('tax_number').notNull(),
    words: text('words').notNull(),
    askedAt: time('asked_at').notNull(),
    /** Since when owners and staff know of it. */
    openedAt: time('opened_at'),
    answeredBy: uuid('answered_by').references(() => userAccount.id, { onDelete: 'set null' }),
    /** The staff's words on their decision. */
    reason: text('reason'),
    endedAt: time('ended_at'),
    /** Who of the staff proposed to make the claimant an owner, which another has to confirm. */
    proposedBy: uuid('proposed_by'),
    proposedReason: text('proposed_reason'),
    proposedAt: time('proposed_at'),
  },
  (table) => [
    uniqueIndex('company_claim_one_pending').on(table.userId).where(sql`${table.state} in (${pending})`),
    index('company_claim_by_company').on(table.companyId, table.state),
    index('company_claim_open')
      .on(table.openedAt, table.id)
      .where(sql`${table.state} in (${quoted(openClaimStates)})`),
    check('company_claim_state_known', sql`${table.state} in (${quoted(claimStates)})`),
    check(
      'company_claim_decided_with_reason',
      sql`${table.state} not in ('granted', 'refused') or ${table.reason} is not null`,
    ),
    check(
      'company_claim_proposed_in_full',
      sql`num_nulls(${table.proposedBy}, ${table.proposedReason}, ${table.proposedAt}) in (0, 3)`,
    ),
  ],
);
export type ClaimRow = typeof companyClaim.$inferSelect;
