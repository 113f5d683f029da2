import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { BulkEdit } from 'shared-kit/contract';
import { product } from '../schema.ts';
import type { Before } from './before.ts';

/** One change of many products. Kept until the next one, or until it can no longer be undone. */
export const productBulkEdit = pgTable(
  'product_bulk_edit',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    by: uuid('by').notNull(),
    edit: jsonb('edit').$type<BulkEdit>().notNull(),
    products: integer('products').notNull(),
    undoneAt: timestamp('undone_at', { withTimezone: true }),
  },
  (table) => [index('product_bulk_edit_by_company').on(table.companyId, table.at)],
);

/** A product before the edit, and its state right after it, by which undo sees whether somebody changed it since. */
export const productBulkEditBefore = pgTable(
  'product_bulk_edit_before',
  {
    editId: uuid('edit_id')
      .notNull()
      .references(() => productBulkEdit.id, { onDelete: 'cascade' }),
    productId: uuid('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    before: jsonb('before').$type<Before>().notNull(),
    stateAfter: text('state_after').notNull(),
  },
  (table) => [primaryKey({ columns: [table.editId, table.productId] })],
);
