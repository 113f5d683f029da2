import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import {
  customType,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { conditions } from 'shared-kit/contract/catalogue';
import { defaultLocale, type Locale, locales } from 'shared-kit/contract/languages';
import { priceMap } from 'shared-kit/contract/prices';
import {
  type ProductDetails,
  type ProductEditorAnswer,
  priceRow,
  productStatuses,
  statedDetails,
  textTimes,
} from 'shared-kit/contract/products';
import * as z from 'zod';
import { json, shapeOf } from '../../platform/db/json.ts';
import { storedText } from '../../platform/local-text.ts';
import { lacking } from './lacking.ts';

/** For schemas that keep a whole product. */
export { type ProductInput, productInput } from './product-input.ts';

import { keptDatasheet, type ProductInput, productImage, productInput } from './product-input.ts';

/** PostgreSQL's text search vector, written as its literal: `'loom':2A 'rapier':1A`. */
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** A copy of the code's taxonomy, for foreign keys and for people who read the database. */
export const category = pgTable('category', {
  id: text('id').primaryKey(),
  parentId: text('parent_id'),
  name: json('name', storedText).notNull(),
  hsCode: text('hs_code'),
  /** Position in the tree's listing order. */
  position: smallint('position').notNull(),
});

export type TextTimes = ProductEditorAnswer['textTimes'];

/** Article numbers in order, products without one first. */
export const skuKey = (sku: SQLWrapper): SQL => sql`coalesce(${sku}, '')`;

/** Names in the order of a language. The language is no parameter, or no index would fit. */
export const nameKey = (title: SQLWrapper, locale: Locale): SQL =>
  sql`lower(coalesce(${title} ->> ${sql.raw(`'${locale}'`)}, ${title} ->> ${sql.raw(`'${defaultLocale}'`)}))`;

/** A product as its maker stated it. */
export const product = pgTable(
  'product',
  {
    id: uuid('id').primaryKey(),
    sellerCompanyId: uuid('seller_company_id').notNull(),
    categoryId: text('category_id')
      .notNull()
      .references(() => category.id),
    handle: text('handle'),
    sku: text('sku'),
    title: json('title', storedText).notNull(),
    description: json('description', storedText).notNull(),
    model: text('model').notNull(),
    condition: text('condition', { enum: conditions }).notNull(),
    year: smallint('year'),
    originCountry: text('origin_country').notNull(),
    attributes: json('attributes', shapeOf(productInput.shape.attributes)).notNull(),
    priceMap: json('price_map', shapeOf(priceMap)).notNull(),
    tiers: json('tiers', shapeOf(productInput.shape.tiers)).notNull(),
    options: json('options', shapeOf(productInput.shape.options)).notNull(),
    variants: json('variants', shapeOf(productInput.shape.variants)).notNull(),
    unit: text('unit').$type<ProductInput['unit']>().notNull(),
    minimumOrder: integer('minimum_order').notNull(),
    orderMultiple: integer('order_multiple').notNull(),
    leadTimeWeeks: smallint('lead_time_weeks').notNull(),
    incotermRule: text('incoterm_rule').$type<ProductInput['incoterm']['rule']>().notNull(),
    incotermPlace: text('incoterm_place').notNull(),
    warranty: json('warranty', storedText).notNull(),
    warrantyMonths: smallint('warranty_months'),
    status: text('status', { enum: productStatuses }).notNull(),
    images: json('images', z.array(shapeOf(productImage)))
      .notNull()
      .default([]),
    /** Uploaded separately, so an update of the product's data leaves them unchanged. */
    datasheets: json('datasheets', z.array(keptDatasheet)).notNull().default([]),
    /** Prices with times, of which `priceMap` holds today's; null where none have times or terms of their own. */
    priceRows: json('price_rows', z.array(shapeOf(priceRow))),
    /** The next day (UTC) on which `priceMap` must be made anew. */
    priceDue: date('price_due', { mode: 'string' }),
    details: json<Partial<ProductDetails>>('details', shapeOf(statedDetails)).notNull().default({}),
    typed: json<Readonly<Record<string, string>>>('typed', z.record(z.string(), z.string()))
      .notNull()
      .default({}),
    /** When each language of a text was last changed, by the text's name. */
    textTimes: json('text_times', textTimes).notNull().default({}),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }),
  },
  (table) => [
    // A second import of a file finds its products by the seller's own key.
    uniqueIndex('product_seller_handle')
      .on(table.sellerCompanyId, table.handle)
      .where(sql`${table.handle} is not null`),
    index('product_seller_updated').on(table.sellerCompanyId, table.updatedAt, table.id),
    // A maker's own list counts its products by category, and those in one status, without reading them.
    index('product_seller_category').on(table.sellerCompanyId, table.categoryId),
    index('product_seller_status').on(table.sellerCompanyId, table.status, table.updatedAt, table.id),
    index('product_seller_sku').on(table.sellerCompanyId, skuKey(table.sku), table.id),
    ...locales.map((locale) =>
      index(`product_seller_name_${locale}`).on(
        table.sellerCompanyId,
        nameKey(table.title, locale),
        table.id,
      ),
    ),
    // A maker's list finds what lacks something without reading the rest.
    ...Object.entries(lacking(table)).map(([point, condition]) =>
      index(`product_lacks_${point.replace('-', '_')}`)
        .on(table.sellerCompanyId, table.updatedAt, table.id)
        .where(condition),
    ),
    index('product_price_due').on(table.priceDue).where(sql`${table.priceDue} is not null`),
    // Article numbers of products and variants, which buyers paste from lists.
    index('product_sku').on(table.sku).where(sql`${table.sku} is not null`),
    index('product_variant_sku')
      .using('gin', sql`jsonb_path_query_array(${table.variants}, '$[*].sku')`)
      .where(sql`${table.variants} <> '[]'::jsonb`),
  ],
);

const usd = (name: string) => numeric(name, { precision: 18, scale: 4 });

/**
 * The shop's listing: one row for each published product, made from `product` by `listing/listing-row.ts` and safe to
 * rebuild. Drafts can't be found because they have no row. There is one price key in US dollars per pricing zone, with
 * the fallback to the base price applied. Each category has a partition (`listing/partitions.ts`), which Drizzle can't
 * express.
 */
export const productListing = pgTable(
  'product_listing',
  {
    productId: uuid('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    sellerId: uuid('seller_id').notNull(),
    categoryId: text('category_id').notNull(),
    condition: text('condition').notNull(),
    leadTime: smallint('lead_time').notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
    usdGlobal: usd('usd_global'),
    usdEurope: usd('usd_europe'),
    usdTurkiyeMena: usd('usd_turkiye_mena'),
    usdCisCentralAsia: usd('usd_cis_central_asia'),
    usdSouthAsia: usd('usd_south_asia'),
    usdEastAsia: usd('usd_east_asia'),
    usdAmericas: usd('usd_americas'),
    usdAfrica: usd('usd_africa'),
    /** The prices in `product_country_price`, which differ from their zone's: `{"TR": "90.0000", "EG": null}`. */
    ownPrices: json<Readonly<Record<string, string | null>>>(
      'own_prices',
      z.record(z.string(), z.string().nullable()),
    ).notNull(),
    /** The attributes that the listing filters by a range: `{"reed_width_cm": 190}`. */
    numbers: json<Readonly<Record<string, number>>>('numbers', z.record(z.string(), z.number())).notNull(),
    search: tsvector('search').notNull(),
    /** The facet values that can be ticked (`listing/terms.ts`), so that one index finds words and facets together. */
    terms: text('terms').array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.categoryId] }),
    index('product_listing_newest').on(table.publishedAt, table.productId),
    // Used machines are delivered sooner than new ones, so a single order would skip half the table.
    index('product_listing_lead_time').on(table.condition, table.leadTime, table.productId),
    index('product_listing_search')
      .using('gin', table.search, table.terms, table.ownPrices)
      .with({ fastupdate: false }),
    ...[
      table.usdGlobal,
      table.usdEurope,
      table.usdTurkiyeMena,
      table.usdCisCentralAsia,
      table.usdSouthAsia,
      table.usdEastAsia,
      table.usdAmericas,
      table.usdAfrica,
    ].map((price) => index(`product_listing_${price.name}`).on(price, table.productId)),
  ],
);

/** Price keys of single countries that differ from their zone's, in price order. */
export const productCountryPrice = pgTable(
  'product_country_price',
  {
    country: text('country').notNull(),
    productId: uuid('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    categoryId: text('category_id').notNull(),
    /** Null: on request there, whatever the zone's price. */
    usd: usd('usd'),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.country] }),
    index('product_country_price_category').on(table.country, table.categoryId, table.usd, table.productId),
  ],
);

/** Every folded word of all published products, to find the nearest spelling of a mistyped word. */
export const searchWord = pgTable(
  'search_word',
  {
    word: text('word').primaryKey(),
    /** The maker's spelling: `çözgü` for `cozgu`. */
    spelling: text('spelling').notNull(),
  },
  (table) => [index('search_word_trigrams').using('gin', sql`${table.word} gin_trgm_ops`)],
);

/** Progress of updating the price keys to the newest exchange rates: one row, absent before the first time. */
export const listingRepricing = pgTable('listing_repricing', {
  id: smallint('id').primaryKey(),
  /** Date of the rates used for keys up to `reached`. */
  rateDate: date('rate_date', { mode: 'string' }).notNull(),
  /** The last product of the last batch; null when finished. */
  reached: uuid('reached'),
});
