import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Goods that may not be delivered to a country, as the operator loaded them. */
export const embargo = pgTable(
  'embargo',
  {
    id: uuid('id').primaryKey(),
    /** ISO 3166-1 alpha-2. */
    country: text('country').notNull(),
    /** The first digits of the HS codes that it is about; empty for all goods. */
    hsPrefix: text('hs_prefix').notNull(),
    from: date('from_day', { mode: 'string' }).notNull(),
    /** Its last day; null while none is known. */
    until: date('until_day', { mode: 'string' }),
    /** The law that says so. */
    source: text('source').notNull(),
  },
  (table) => [
    index('embargo_by_country').on(table.country),
    check('embargo_country_code', sql`${table.country} ~ '^[A-Z]{2}$'`),
    check('embargo_hs_digits', sql`${table.hsPrefix} ~ '^[0-9]{0,10}$'`),
    check('embargo_days_in_order', sql`${table.until} is null or ${table.until} >= ${table.from}`),
  ],
);

/** Which file the table of embargoes is from: one row, or none before the first loading. */
export const embargoTable = pgTable(
  'embargo_table',
  {
    id: integer('id').primaryKey(),
    /** The file's name without its folder. */
    file: text('file').notNull(),
    sha256: text('sha256').notNull(),
    loadedAt: timestamp('loaded_at', { withTimezone: true, precision: 3 }).notNull(),
    loadedBy: text('loaded_by').notNull(),
  },
  (table) => [check('embargo_table_one', sql`${table.id} = 1`)],
);
