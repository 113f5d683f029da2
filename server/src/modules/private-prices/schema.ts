import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { fixedPrice } from 'shared-kit/contract/price-lists';
import * as z from 'zod';
import { json, shapeOf } from '../../platform/db/json.ts';
import { category, product } from '../catalogue/schema.ts';
import { company } from '../companies/schema.ts';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** A maker's prices for chosen companies. */
export const priceList = pgTable(
  'price_list',
  {
    id: uuid('id').primaryKey(),
    makerId: uuid('maker_id')
      .notNull()
      .references(() => company.id, { onDelete: 'restrict' }),
    name: text('name').notNull(),
    /** First and last day in UTC; null has no end on that side. */
    validFrom: date('valid_from', { mode: 'string' }),
    validUntil: date('valid_until', { mode: 'string' }),
    /** Counts the changes, so that nobody overwrites what they haven't seen. */
    revision: integer('revision').notNull(),
    createdAt: time('created_at').notNull(),
    changedAt: time('changed_at').notNull(),
    changedByName: text('changed_by_name').notNull(),
  },
  (table) => [
    index('price_list_by_maker').on(table.makerId, table.createdAt),
    check('price_list_days_in_order', sql`${table.validUntil} >= ${table.validFrom}`),
  ],
);
export type PriceListRow = typeof priceList.$inferSelect;

const listId = () =>
  uuid('list_id')
    .notNull()
    .references(() => priceList.id, { onDelete: 'cascade' });

/** The companies that get a list's prices. */
export const priceListCompany = pgTable(
  'price_list_company',
  {
    listId: listId(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.companyId] }),
    index('price_list_company_by_company').on(table.companyId),
  ],
);

/** A percentage for a category and those below it, or fixed prices for a product or one of its variants. */
export const priceListEntry = pgTable(
  'price_list_entry',
  {
    listId: listId(),
    /** In the order in which the maker wrote them. */
    position: integer('position').notNull(),
    categoryId: text('category_id').references(() => category.id),
    percentOff: numeric('percent_off', { precision: 4, scale: 2 }),
    productId: uuid('product_id').references(() => product.id, { onDelete: 'cascade' }),
    /** Null for the product with all its variants. */
    variantId: text('variant_id'),
    prices: json('prices', z.array(shapeOf(fixedPrice))),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.position] }),
    uniqueIndex('price_list_entry_category')
      .on(table.listId, table.categoryId)
      .where(sql`${table.categoryId} is not null`),
    uniqueIndex('price_list_entry_product')
      .on(table.listId, table.productId, sql`coalesce(${table.variantId}, '')`)
      .where(sql`${table.productId} is not null`),
    index('price_list_entry_by_product').on(table.productId).where(sql`${table.productId} is not null`),
    check(
      'price_list_entry_of_one_kind',
      sql`(${table.categoryId} is not null and ${table.percentOff} is not null and ${table.productId} is null
        and ${table.variantId} is null and ${table.prices} is null)
        or (${table.categoryId} is null and ${table.percentOff} is null and ${table.productId} is not null
        and ${table.prices} is not null)`,
    ),
    check('price_list_entry_percent', sql`${table.percentOff} > 0`),
  ],
);
