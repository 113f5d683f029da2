import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { AreaRelease } from './built-area.ts';

/** Every release that an area ever had here. A version's files never change. */
export const areaRelease = pgTable(
  'area_release',
  {
    area: text('area').notNull(),
    version: text('version').notNull(),
    contract: integer('contract').notNull(),
    /** Its pages, files and hashes, by address. */
    description: jsonb('description').$type<AreaRelease>().notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.area, table.version] }),
    index('area_release_by_age').on(table.area, table.publishedAt),
  ],
);

/** The one release of each area that visitors get. */
export const liveRelease = pgTable('live_release', {
  area: text('area').primaryKey(),
  version: text('version').notNull(),
  since: timestamp('since', { withTimezone: true }).notNull().defaultNow(),
});
