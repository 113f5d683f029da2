import { sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { acceptsContract, exportNames } from 'shared-kit/contract/areas';
import { reportedCodes, stackFrame } from 'shared-kit/contract/failures';
import { releaseActions, releaseTrialStates, trialFigures } from 'shared-kit/contract/releases';
import * as z from 'zod';
import { json, shapeOf } from '../../platform/db/json.ts';
import { type BuiltArea, builtArea } from './built-area.ts';

/** A release of a contract that this host doesn't accept may have other fields: the host reads only its number. */
const storedArea = z.union([
  shapeOf(builtArea),
  z.looseObject({ contract: z.number().refine((it) => !acceptsContract(it)) }),
]) as z.ZodType<BuiltArea>;

const time = (name: string) => timestamp(name, { withTimezone: true });

/** Every release that an area ever had. A version's files never change. */
export const areaRelease = pgTable(
  'area_release',
  {
    area: text('area').notNull(),
    version: text('version').notNull(),
    contract: integer('contract').notNull(),
    /** Its pages, files and hashes, by URL. */
    description: json('description', storedArea).notNull(),
    /** Size of all its files as uploaded. */
    bytes: integer('bytes').notNull().default(0),
    publishedAt: time('published_at').notNull().defaultNow(),
    /** When visitors last stopped getting it, if they did. Old releases are deleted by it. */
    retiredAt: time('retired_at'),
    /** When its files were deleted. The row stays, so that no version is used twice. */
    collectedAt: time('collected_at'),
  },
  (table) => [
    primaryKey({ columns: [table.area, table.version] }),
    index('area_release_by_age').on(table.area, table.publishedAt),
  ],
);

/** What the market knows of each release: whether it was tried, and what decides whether visitors may get it. */
export const releaseTrial = pgTable(
  'release_trial',
  {
    area: text('area').notNull(),
    version: text('version').notNull(),
    state: text('state', { enum: releaseTrialStates }).notNull(),
    /** When it got this state; null if nothing was decided, or before decisions were kept. */
    decidedAt: time('decided_at'),
    /** Who skipped the trial or its verdict: the token's name, the admin's id, or the operator. */
    by: text('by'),
    /** Why they did. */
    reason: text('reason'),
    /** What the trial found, a sentence each. They stay when somebody skips the verdict. */
    faults: json('faults', z.array(z.string())),
    figures: json('figures', shapeOf(trialFigures)),
    /** Version of the host's build that it was tried with. */
    host: text('host'),
    /** Versions of the other areas, by area, that were live in its trial. */
    liveSet: json('live_set', z.record(z.string(), z.string())),
    /** Since when it waits for a trial; null once the trial has ended or was skipped. */
    askedAt: time('asked_at'),
    startedAt: time('started_at'),
  },
  (table) => [
    primaryKey({ columns: [table.area, table.version] }),
    foreignKey({
      name: 'release_trial_of_release',
      columns: [table.area, table.version],
      foreignColumns: [areaRelease.area, areaRelease.version],
    }),
    check(
      'release_trial_skipped_with_reason',
      sql`${table.state} <> 'skipped' or (${table.by} is not null and ${table.reason} is not null)`,
    ),
  ],
);

/** How a release became live: by starting a checkout, which a later start may replace, or on purpose. */
export const pointerOrigins = ['checkout', 'release'] as const;

/** An area's live release, and the one that some visitors try. */
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

/** Changes of an area's pointer, in order. Append-only. */
export const releaseEvent = pgTable(
  'release_event',
  {
    id: uuid('id').primaryKey(),
    area: text('area').notNull(),
    action: text('action', { enum: releaseActions }).notNull(),
    version: text('version').notNull(),
    /** The version that was live before. */
    previous: text('previous'),
    /** The token's name, or the admin's id. */
    actor: text('actor').notNull(),
    /** The actor's reason; optional for tokens. */
    reason: text('reason'),
    /** Reason for skipping the gate; null for releases that passed it. */
    skippedGate: text('skipped_gate'),
    at: time('at').notNull().defaultNow(),
  },
  (table) => [index('release_event_by_area').on(table.area, table.id)],
);

/** Running processes of the market: visitors get an area only if all of them can show it. Times are the database's. */
export const serverProcess = pgTable('server_process', {
  id: uuid('id').primaryKey(),
  /** The contract of its host, and the names that its shared entries export; null before processes told them. */
  contract: integer('contract').notNull(),
  offers: json('offers', exportNames),
  /** Since when its reports have had no gap. */
  steadySince: time('steady_since').notNull().defaultNow(),
  seenAt: time('seen_at').notNull().defaultNow(),
});

const frames = (name: string) => json(name, z.array(shapeOf(stackFrame))).notNull();

/** Failures that browsers reported, counted by UTC day. Nothing in it says anything of a visitor. */
export const browserFailure = pgTable(
  'browser_failure',
  {
    /** `shell` if it was no area's. */
    area: text('area').notNull(),
    /** The area's release, or the host's build; empty if the browser didn't know. */
    version: text('version').notNull(),
    /** Of its code and frames. */
    hash: text('hash').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    code: text('code', { enum: reportedCodes }).notNull(),
    /** Pattern of the page where it was reported first. */
    page: text('page'),
    frames: frames('frames'),
    components: frames('components'),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.area, table.version, table.hash, table.day] }),
    index('browser_failure_by_day').on(table.day),
  ],
);

/** Lets its holder release one area, with the routes that it grants. Only its hash is stored. */
export const releaseToken = pgTable('release_token', {
  id: uuid('id').primaryKey(),
  area: text('area').notNull(),
  name: text('name').notNull(),
  hash: text('hash').notNull().unique(),
  /** Paths, names and slots that its area may have, beyond the specified ones. */
  prefixes: text('prefixes').array().notNull().default([]),
  names: text('names').array().notNull().default([]),
  slots: text('slots').array().notNull().default([]),
  createdAt: time('created_at').notNull().defaultNow(),
  /** When a request last showed it, to the minute; null if none did, or before uses were kept. */
  lastUsedAt: time('last_used_at'),
  revokedAt: time('revoked_at'),
});

/** Uploads that the market refused, with the sentence that their team got. The newest of each area are kept. */
export const refusedUpload = pgTable(
  'refused_upload',
  {
    id: uuid('id').primaryKey(),
    area: text('area').notNull(),
    /** As the upload named it: it may be no release's. */
    version: text('version').notNull(),
    code: text('code').notNull(),
    /** What exactly was wrong, where more than the code is known. */
    detail: text('detail'),
    /** The token's name. */
    by: text('by').notNull(),
    at: time('at').notNull().defaultNow(),
  },
  (table) => [index('refused_upload_by_area').on(table.area, table.id)],
);
