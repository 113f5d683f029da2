import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { areaIds, releaseActions } from 'shared-kit/contract';
import type { AreaRelease } from './built-area.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** Every release that an area ever had here. A version's files never change. */
export const areaRelease = pgTable(
  'area_release',
  {
    area: text('area').notNull(),
    version: text('version').notNull(),
    contract: integer('contract').notNull(),
    /** Its pages, files and hashes, by address. */
    description: jsonb('description').$type<AreaRelease>().notNull(),
    /** All its files together, as they came. */
    bytes: integer('bytes').notNull().default(0),
    publishedAt: time('published_at').notNull().defaultNow(),
    /** When it last stopped being given to visitors; null before it ever was. Old ones are collected by it. */
    retiredAt: time('retired_at'),
    /** When its files were removed. The row stays, so that no version is ever used twice. */
    collectedAt: time('collected_at'),
  },
  (table) => [
    primaryKey({ columns: [table.area, table.version] }),
    index('area_release_by_age').on(table.area, table.publishedAt),
  ],
);

/** Who made a release live: the start of a checkout, which a later start may replace, or somebody on purpose. */
export const pointerOrigins = ['checkout', 'release'] as const;

/** The one release of each area that visitors get, and the one that some of them try. */
export const liveRelease = pgTable(
  'live_release',
  {
    area: text('area').primaryKey(),
    version: text('version').notNull(),
    origin: text('origin', { enum: pointerOrigins }).notNull().default('checkout'),
    since: time('since').notNull().defaultNow(),
    canaryVersion: text('canary_version'),
    canaryPercent: integer('canary_percent'),
  },
  (table) => [
    check(
      'live_release_canary_whole',
      sql`(${table.canaryVersion} is null) = (${table.canaryPercent} is null)`,
    ),
    check('live_release_canary_share', sql`${table.canaryPercent} between 1 and 99`),
  ],
);

/** What was done to an area's pointer, in order. Only ever added to. */
export const releaseEvent = pgTable(
  'release_event',
  {
    id: uuid('id').primaryKey(),
    area: text('area').notNull(),
    action: text('action', { enum: releaseActions }).notNull(),
    version: text('version').notNull(),
    /** What was live before. */
    previous: text('previous'),
    /** The token's name, or the admin's id. */
    actor: text('actor').notNull(),
    /** Why, in the words of who did it; tokens may leave it out. */
    reason: text('reason'),
    /** Why it was released without the gate; null for everything that came through. */
    skippedGate: text('skipped_gate'),
    at: time('at').notNull().defaultNow(),
  },
  (table) => [index('release_event_by_area').on(table.area, table.id)],
);

/**
 * Every process of the market, as long as it runs: areas are given to visitors only when all of them can show these.
 * The database's clock counts.
 */
export const serverProcess = pgTable('server_process', {
  id: uuid('id').primaryKey(),
  /** What its host speaks. */
  contract: integer('contract').notNull(),
  /** Since when it was heard of without a gap. */
  steadySince: time('steady_since').notNull().defaultNow(),
  seenAt: time('seen_at').notNull().defaultNow(),
});

/** Lets whoever holds it release one area. Only its hash is kept. */
export const releaseToken = pgTable('release_token', {
  id: uuid('id').primaryKey(),
  area: text('area', { enum: areaIds }).notNull(),
  name: text('name').notNull(),
  hash: text('hash').notNull().unique(),
  createdAt: time('created_at').notNull().defaultNow(),
  revokedAt: time('revoked_at'),
});
