import { index, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { userAccount } from '../../accounts/index.ts';
import { rfq } from '../schema.ts';

/** The maker's person who looks after a quote. Apart from the RFQ, which both sides may export. */
export const quoteSalesperson = pgTable(
  'quote_salesperson',
  {
    rfqId: uuid('rfq_id')
      .primaryKey()
      .references(() => rfq.id, { onDelete: 'restrict' }),
    /** Counts only as long as they belong to the maker's company. */
    userId: uuid('user_id')
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    assignedAt: timestamp('assigned_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index('quote_salesperson_by_user').on(table.userId)],
);
