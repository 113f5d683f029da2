import { sql } from 'drizzle-orm';
import {
  boolean,
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
import { currencies } from 'shared-kit/contract/money';
import * as z from 'zod';
import { json } from '../../platform/db/json.ts';
import { storedText } from '../../platform/local-text.ts';
import { userAccount } from '../accounts/schema.ts';
import { product } from '../catalogue/schema.ts';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** One product in one variant in a user's cart. A user's lines are their cart. */
export const cartLine = pgTable(
  'cart_line',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    productId: uuid('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    /** Empty for a product without variants. */
    variantId: text('variant_id').notNull(),
    /** The title when it was added, in case the maker withdraws the product. */
    title: json('title', storedText).notNull(),
    quantity: integer('quantity').notNull(),
    note: text('note').notNull().default(''),
    saved: boolean('saved').notNull().default(false),
    /** The contract price for one before discounts that the buyer saw last; null was on request. */
    seenAmount: numeric('seen_amount', { precision: 18, scale: 4 }),
    seenCurrency: text('seen_currency', { enum: currencies }),
    seenTiers: json('seen_tiers', z.array(z.object({ from: z.number(), percentOff: z.string() }))).notNull(),
    seenCountry: text('seen_country'),
    seenAt: time('seen_at').notNull(),
    addedAt: time('added_at').notNull(),
    /** Set for a while after the line was removed, so that it can be restored. */
    removedAt: time('removed_at'),
  },
  (table) => [
    uniqueIndex('cart_line_once')
      .on(table.userId, table.productId, table.variantId)
      .where(sql`${table.removedAt} is null`),
    index('cart_line_by_user').on(table.userId, table.addedAt),
    index('cart_line_by_product').on(table.productId),
    check('cart_line_quantity_positive', sql`${table.quantity} > 0`),
    check('cart_line_seen_whole', sql`(${table.seenAmount} is null) = (${table.seenCurrency} is null)`),
  ],
);
