import { date, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Units of `currency` for one euro, as published on `date`. Old days stay, so that a quote can be explained later. */
export const exchangeRate = pgTable(
  'exchange_rate',
  {
    date: date('date', { mode: 'string' }).notNull(),
    currency: text('currency').notNull(),
    rate: numeric('rate', { precision: 18, scale: 8 }).notNull(),
    source: text('source').notNull(),
  },
  (table) => [primaryKey({ columns: [table.date, table.currency] })],
);
