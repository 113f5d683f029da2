import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  numeric,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { approvalStates } from 'shared-kit/contract/quotes';
import { rfq } from '../schema.ts';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const percent = (name: string) => numeric(name, { precision: 5, scale: 2 });
const states = sql.raw(approvalStates.map((state) => `'${state}'`).join(', '));

/** A member's request to send an offer with a discount above the maker's limit. Only the maker's company sees it. */
export const discountApproval = pgTable(
  'discount_approval',
  {
    id: uuid('id').primaryKey(),
    rfqId: uuid('rfq_id')
      .notNull()
      .references(() => rfq.id, { onDelete: 'restrict' }),
    /** The draft as it was then; the decider sends or refuses it as it is by then. */
    draftRevision: integer('draft_revision').notNull(),
    state: text('state', { enum: approvalStates }).notNull(),
    /** The limit and the draft's discount, in percent of the list prices. */
    limitPercent: percent('limit_percent').notNull(),
    percent: percent('percent').notNull(),
    text: text('text').notNull(),
    requestedAt: time('requested_at').notNull(),
    requestedBy: uuid('requested_by').notNull(),
    requestedByName: text('requested_by_name').notNull(),
    reason: text('reason'),
    decidedAt: time('decided_at'),
    decidedBy: uuid('decided_by'),
    decidedByName: text('decided_by_name'),
  },
  (table) => [
    index('discount_approval_by_rfq').on(table.rfqId, table.requestedAt),
    uniqueIndex('discount_approval_one_open').on(table.rfqId).where(sql`${table.state} = 'open'`),
    check('discount_approval_state_known', sql`${table.state} in (${states})`),
  ],
);
