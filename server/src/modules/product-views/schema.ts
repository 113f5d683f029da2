import { date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { product } from '../catalogue/schema.ts';
import { company } from '../companies/schema.ts';

/** How often a product was looked at, by day and country. It names no person. */
export const productView = pgTable(
  'product_view',
  {
    productId: uuid('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    sellerCompanyId: uuid('seller_company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    /** Of UTC. */
    day: date('day', { mode: 'string' }).notNull(),
    /** ISO 3166-1 alpha-2, or `ZZ` if unknown. */
    country: text('country').notNull(),
    views: integer('views').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.day, table.country] }),
    index('product_view_by_seller').on(table.sellerCompanyId, table.day),
  ],
);

/** Views of today and yesterday, so that a session counts once a day. Its digest can't be traced to the session. */
export const countedView = pgTable(
  'counted_view',
  {
    digest: text('digest').primaryKey(),
    day: date('day', { mode: 'string' }).notNull(),
  },
  (table) => [index('counted_view_by_day').on(table.day)],
);
