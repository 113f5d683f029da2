import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  numeric,
  pgSequence,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { defaultLocale } from 'shared-kit/contract/languages';
import { currencies } from 'shared-kit/contract/money';
import {
  awardModes,
  quoteIncoterms,
  quoteStages,
  quoteTurns,
  rfqGroupKinds,
  rfqStates,
} from 'shared-kit/contract/quotes';
import { json } from '../../platform/db/json.ts';
import { storedText } from '../../platform/local-text.ts';
import { product } from '../catalogue/schema.ts';
import { company } from '../companies/schema.ts';

const quoted = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '));
const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Numbers of new RFQs; lower ones were assigned by hand. */
export const rfqNumber = pgSequence('rfq_number', { startWith: 2001 });

/** RFQs sent together. */
export const rfqGroup = pgTable(
  'rfq_group',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: rfqGroupKinds }).notNull(),
    award: text('award', { enum: awardModes }).notNull(),
    buyerCompanyId: uuid('buyer_company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'restrict' }),
    createdAt: time('created_at').notNull(),
    /** When the buyer chose some and refused the rest; null until then. */
    awardedAt: time('awarded_at'),
  },
  (table) => [
    check('rfq_group_kind_known', sql`${table.kind} in (${quoted(rfqGroupKinds)})`),
    check('rfq_group_award_known', sql`${table.award} in (${quoted(awardModes)})`),
  ],
);

/** A buyer's request for quotation to one maker, and everything that follows. */
export const rfq = pgTable(
  'rfq',
  {
    id: uuid('id').primaryKey(),
    /** Its visible number: Q-2026-01847. */
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
    /** When the maker should answer; null for drafts. */
    replyBy: time('reply_by'),
    groupId: uuid('group_id').references(() => rfqGroup.id, { onDelete: 'restrict' }),
    requestedBy: uuid('requested_by'),
    /** The name at that time, which stays when the person leaves. */
    requestedByName: text('requested_by_name'),
    deliveryPlace: text('delivery_place').notNull().default(''),
    /** The buyer's preferred incoterm. */
    incotermRule: text('incoterm_rule', { enum: quoteIncoterms }),
    incotermPlace: text('incoterm_place'),
    note: text('note').notNull().default(''),
    submittedAt: time('submitted_at'),
    /** Derived from state, versions and counters, for lists. Only `settle.ts` writes it. */
    stage: text('stage', { enum: quoteStages }).notNull().default('draft'),
    turn: text('turn', { enum: quoteTurns }).notNull().default('buyer'),
    dueAt: time('due_at'),
    /** The newest version's number and total; before the first, 0 and the list-price total. */
    versionNumber: smallint('version_number').notNull().default(0),
    total: numeric('total', { precision: 18, scale: 2 }),
    totalCurrency: text('total_currency', { enum: currencies }),
    /** The last reminder sent before `due_at`, in days. */
    remindedDays: smallint('reminded_days'),
    /** Increases with every change. */
    revision: integer('revision').notNull().default(0),
    /** Number, companies and lines, folded. */
    searchText: text('search_text').notNull().default(''),
    createdAt: time('created_at').notNull().defaultNow(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('rfq_by_group').on(table.groupId).where(sql`${table.groupId} is not null`),
    index('rfq_due').on(table.dueAt).where(sql`${table.dueAt} is not null`),
    check('rfq_stage_known', sql`${table.stage} in (${quoted(quoteStages)})`),
    check('rfq_turn_known', sql`${table.turn} in (${quoted(quoteTurns)})`),
    check('rfq_incoterm_whole', sql`(${table.incotermRule} is null) = (${table.incotermPlace} is null)`),
    index('rfq_by_buyer').on(table.buyerCompanyId, table.createdAt, table.id),
    index('rfq_by_seller').on(table.sellerCompanyId, table.createdAt, table.id),
    index('rfq_by_seller_submitted').on(table.sellerCompanyId, table.submittedAt),
    index('rfq_by_seller_stage').on(table.sellerCompanyId, table.stage),
    check('rfq_state_known', sql`${table.state} in (${quoted(rfqStates)})`),
    check('rfq_currency_known', sql`${table.currency} in (${quoted(currencies)})`),
    check('rfq_country_iso', sql`${table.deliveryCountry} ~ '^[A-Z]{2}$'`),
    check('rfq_not_with_oneself', sql`${table.buyerCompanyId} <> ${table.sellerCompanyId}`),
  ],
);

/** A requested line. It copies the product's data at that time, so later changes of the product don't affect it. */
export const rfqLine = pgTable(
  'rfq_line',
  {
    id: uuid('id').primaryKey(),
    rfqId: uuid('rfq_id')
      .notNull()
      .references(() => rfq.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    productId: uuid('product_id').references(() => product.id, { onDelete: 'set null' }),
    variantId: text('variant_id').notNull().default(''),
    sku: text('sku'),
    title: json('title', storedText).notNull(),
    /** The chosen options in words. */
    /** Empty where there was nothing to choose. */
    options: json('options', storedText)
      .notNull()
      .default({ [defaultLocale]: '' }),
    note: text('note').notNull().default(''),
    hsCode: text('hs_code'),
    originCountry: text('origin_country'),
    quantity: integer('quantity').notNull(),
    unit: text('unit').notNull(),
    /** In the RFQ's currency after quantity discounts; null if the price is on request. */
    unitPrice: numeric('unit_price', { precision: 18, scale: 4 }),
    /** The maker's private list that the price comes from, by name. Such a price stays off papers. */
    priceList: text('price_list'),
  },
  (table) => [
    unique('rfq_line_position').on(table.rfqId, table.position),
    index('rfq_line_by_product').on(table.productId),
    check('rfq_line_quantity_positive', sql`${table.quantity} > 0`),
    check('rfq_line_price_not_negative', sql`${table.unitPrice} >= 0`),
  ],
);
