import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  numeric,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { currencies, rfqStates } from 'shared-kit/contract';
import { product } from '../catalogue/schema.ts';
import { company } from '../companies/schema.ts';

const quoted = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '));
const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** One buyer's request for quotation to one maker. */
export const rfq = pgTable(
  'rfq',
  {
    id: uuid('id').primaryKey(),
    /** What people call it: Q-2026-01847. */
    number: text('number').notNull().unique(),
    buyerCompanyId: uuid('buyer_company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'restrict' }),
    sellerCompanyId: uuid('seller_company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'restrict' }),
    state: text('state', { enum: rfqStates }).notNull().default('draft'),
    currency: text('currency', { enum: currencies }).notNull(),
    /** Decides the price: ISO 3166-1 alpha-2. */
    deliveryCountry: text('delivery_country').notNull(),
    /** Until when the maker is asked to answer; a draft has none. */
    replyBy: time('reply_by'),
    createdAt: time('created_at').notNull().defaultNow(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('rfq_by_buyer').on(table.buyerCompanyId, table.createdAt, table.id),
    index('rfq_by_seller').on(table.sellerCompanyId, table.createdAt, table.id),
    check('rfq_state_known', sql`${table.state} in (${quoted(rfqStates)})`),
    check('rfq_currency_known', sql`${table.currency} in (${quoted(currencies)})`),
    check('rfq_country_iso', sql`${table.deliveryCountry} ~ '^[A-Z]{2}$'`),
    check('rfq_not_with_oneself', sql`${table.buyerCompanyId} <> ${table.sellerCompanyId}`),
  ],
);

/** A line copies what the product said when it was asked for, so a later change of the product leaves it alone. */
export const rfqLine = pgTable(
  'rfq_line',
  {
    id: uuid('id').primaryKey(),
    rfqId: uuid('rfq_id')
      .notNull()
      .references(() => rfq.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    productId: uuid('product_id').references(() => product.id, { onDelete: 'set null' }),
    titleEn: text('title_en').notNull(),
    titleTr: text('title_tr'),
    quantity: integer('quantity').notNull(),
    unit: text('unit').notNull(),
    /** In the RFQ's currency, quantity tiers applied; null where the price is on request. */
    unitPrice: numeric('unit_price', { precision: 18, scale: 4 }),
  },
  (table) => [
    unique('rfq_line_position').on(table.rfqId, table.position),
    index('rfq_line_by_product').on(table.productId),
    check('rfq_line_quantity_positive', sql`${table.quantity} > 0`),
    check('rfq_line_price_not_negative', sql`${table.unitPrice} >= 0`),
  ],
);
