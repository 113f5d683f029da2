import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ProductHistoryAnswer } from 'shared-kit/contract/products';
import { productDraft as draft, textTimes } from 'shared-kit/contract/products';
import { json, shapeOf } from '../../../platform/db/json.ts';
import { product } from '../schema.ts';

/** What waits beside a product until its maker publishes it. A product without a row has no changes. */
export const productDraft = pgTable('product_draft', {
  productId: uuid('product_id')
    .primaryKey()
    .references(() => product.id, { onDelete: 'cascade' }),
  /** Increases with every saving, so that two editors notice one another. */
  revision: integer('revision').notNull(),
  content: json('content', shapeOf(draft)).notNull(),
  textTimes: json('text_times', textTimes).notNull(),
  savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  savedBy: uuid('saved_by').notNull(),
});

export type EditionKind = ProductHistoryAnswer['entries'][number]['kind'];

/** What a product was from a time on, and who made it so. */
export const productEdition = pgTable(
  'product_edition',
  {
    id: uuid('id').primaryKey(),
    productId: uuid('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** Null: the market itself. */
    by: uuid('by'),
    kind: text('kind').$type<EditionKind>().notNull(),
    content: json('content', shapeOf(draft)).notNull(),
  },
  (table) => [index('product_edition_product').on(table.productId, table.at)],
);
