import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { auditActions, auditEntry as entryAnswer } from 'shared-kit/contract/audit';
import { json, shapeOf } from '../../platform/db/json.ts';
import { userAccount } from '../accounts/schema.ts';

const quoted = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '));

/**
 * Who changed what, when and in which session. A trigger keeps it append-only. Persons stand here by the id of their
 * account alone, and nothing refers to another table, so that a person or a draft can still be deleted.
 */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: uuid('id').primaryKey(),
    /** In milliseconds like JavaScript's dates, because cursors compare it for equality. */
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
    action: text('action', { enum: auditActions }).notNull(),
    /** The company that reads it as part of its own log. */
    companyId: uuid('company_id'),
    /** Who did it; null for operators and the market's own program. */
    userId: uuid('user_id'),
    isStaff: boolean('is_staff').notNull(),
    /** Name of an operator or of a release token. */
    operator: text('operator'),
    sessionId: uuid('session_id'),
    /** The person that it is about: an account's id, or a beneficial owner's. */
    subjectUserId: uuid('subject_user_id'),
    /** The document, product or area that it is about. */
    subject: text('subject'),
    changes: json('changes', shapeOf(entryAnswer.shape.changes)).notNull(),
    reason: text('reason'),
    /** Hidden from the company. */
    isStaffOnly: boolean('is_staff_only').notNull(),
  },
  (table) => [
    index('audit_entry_by_time').on(table.at, table.id),
    index('audit_entry_by_company').on(table.companyId, table.at, table.id),
    check('audit_entry_action_known', sql`${table.action} in (${quoted(auditActions)})`),
    check('audit_entry_one_actor', sql`${table.userId} is null or ${table.operator} is null`),
  ],
);

/** Whether somebody belongs to the market's staff when the statement runs: later they may not. */
export const isStaffNow = (userId: string | null) =>
  sql<boolean>`exists (select from ${userAccount} where id = ${userId} and is_admin)`;
