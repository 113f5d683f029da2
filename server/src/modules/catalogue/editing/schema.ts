import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ProductDraft, ProductHistoryAnswer } from 'shared-kit/contract';
import { product, type TextTimes } from '../schema.ts';

/** What waits beside a product until its maker publishes it. A product without a row has no changes. */
export const productDraft = pgTable('product_draft', {
  productId: uuid('product_id')
    .primaryKey()
    .references(() => product.id, { onDelete: 'cascade' }),
  /** Increases with every saving, so that two editors notice one another. */
  revision: integer('revision').notNull(),
  content: jsonb('content').$type<ProductDraft>().notNull(),
  textTimes: jsonb('text_times').$type<TextTimes>().notNull(),
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
    content: jsonb('content').$type<ProductDraft>().notNull(),
  },
  (table) => [index('product_edition_product').on(table.productId, table.at)],
);
