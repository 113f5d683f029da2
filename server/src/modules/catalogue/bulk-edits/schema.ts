import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bulkEdit } from 'shared-kit/contract/products';
import { json, shapeOf } from '../../../platform/db/json.ts';
import { product } from '../schema.ts';
import { before } from './before.ts';

/** One change of many products. Kept until the next one, or until it can no longer be undone. */
export const productBulkEdit = pgTable(
  'product_bulk_edit',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    by: uuid('by').notNull(),
    edit: json('edit', shapeOf(bulkEdit)).notNull(),
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
    before: json('before', before).notNull(),
    stateAfter: text('state_after').notNull(),
  },
  (table) => [primaryKey({ columns: [table.editId, table.productId] })],
);
