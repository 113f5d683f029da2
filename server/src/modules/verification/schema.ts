import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { staffDecisions, suspensionReasons } from 'shared-kit/contract/verification';
import { company } from '../companies/schema.ts';

const quoted = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '));
const companyId = () =>
  uuid('company_id')
    .notNull()
    .references(() => company.id, { onDelete: 'cascade' });
const at = () => timestamp('at', { withTimezone: true, precision: 3 }).notNull();

/** A decision that one of the staff proposed and another has to confirm; at most one for a company. */
export const decisionProposal = pgTable(
  'decision_proposal',
  {
    companyId: companyId().primaryKey(),
    decision: text('decision', { enum: staffDecisions }).notNull(),
    suspension: text('suspension', { enum: suspensionReasons }),
    reason: text('reason'),
    proposedBy: uuid('proposed_by').notNull(),
    at: at(),
  },
  (table) => [
    check('decision_proposal_decision_known', sql`${table.decision} in (${quoted(staffDecisions)})`),
  ],
);
export type DecisionProposal = typeof decisionProposal.$inferSelect;

/** Who of the staff works on a company. */
export const companyAssignment = pgTable('company_assignment', {
  companyId: companyId().primaryKey(),
  userId: uuid('user_id').notNull(),
  at: at(),
});

/** What the staff tell each other of a company. Append-only. */
export const companyNote = pgTable(
  'company_note',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'restrict' }),
    userId: uuid('user_id').notNull(),
    text: text('text').notNull(),
    at: at(),
  },
  (table) => [index('company_note_by_company').on(table.companyId, table.id)],
);
