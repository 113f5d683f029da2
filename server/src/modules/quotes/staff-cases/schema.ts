import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { company } from '../../companies/index.ts';
import { rfq } from '../schema.ts';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Lets one staff member read quotes for a day. A trigger keeps it append-only. */
export const staffCase = pgTable(
  'staff_case',
  {
    id: uuid('id').primaryKey(),
    staffId: uuid('staff_id').notNull(),
    staffName: text('staff_name').notNull(),
    /** All quotes of a company, or one quote. */
    companyId: uuid('company_id').references(() => company.id, { onDelete: 'restrict' }),
    rfqId: uuid('rfq_id').references(() => rfq.id, { onDelete: 'restrict' }),
    reason: text('reason').notNull(),
    openedAt: time('opened_at').notNull(),
    endsAt: time('ends_at').notNull(),
  },
  (table) => [
    index('staff_case_by_staff').on(table.staffId, table.endsAt),
    index('staff_case_by_company').on(table.companyId),
    index('staff_case_by_rfq').on(table.rfqId),
    index('staff_case_by_time').on(table.openedAt, table.id),
    check('staff_case_about_one', sql`(${table.companyId} is null) <> (${table.rfqId} is null)`),
  ],
);

/** When a quote was first read under a case. A trigger keeps the table append-only. */
export const staffLook = pgTable(
  'staff_look',
  {
    caseId: uuid('case_id')
      .notNull()
      .references(() => staffCase.id, { onDelete: 'restrict' }),
    rfqId: uuid('rfq_id')
      .notNull()
      .references(() => rfq.id, { onDelete: 'restrict' }),
    at: time('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.caseId, table.rfqId] }),
    index('staff_look_by_rfq').on(table.rfqId, table.at),
  ],
);
