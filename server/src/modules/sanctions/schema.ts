import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  isHitProposed,
  sanctionsDecisions,
  sanctionsHitStates,
  sanctionsSources,
  sanctionsSubjects,
  screenedList,
} from 'shared-kit/contract/sanctions';
import * as z from 'zod';
import { json, shapeOf } from '../../platform/db/json.ts';
import { company } from '../companies/schema.ts';

const quoted = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '));
const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const listedKinds = ['person', 'organisation', 'other'] as const;
export type ListedKind = (typeof listedKinds)[number];

/** The newest loaded version of each list. */
export const sanctionsList = pgTable(
  'sanctions_list',
  {
    source: text('source', { enum: sanctionsSources }).primaryKey(),
    date: date('list_date', { mode: 'string' }).notNull(),
    sha256: text('sha256').notNull(),
    names: integer('names').notNull(),
    loadedAt: time('loaded_at').notNull(),
    loadedBy: text('loaded_by').notNull(),
  },
  (table) => [check('sanctions_list_source_known', sql`${table.source} in (${quoted(sanctionsSources)})`)],
);

/** Every name and alias of the lists' entries. */
export const sanctionsName = pgTable(
  'sanctions_name',
  {
    source: text('source', { enum: sanctionsSources })
      .notNull()
      .references(() => sanctionsList.source, { onDelete: 'cascade' }),
    /** The entry's identifier in its list. */
    entry: text('entry').notNull(),
    /** As `foldName` writes it. */
    folded: text('folded').notNull(),
    name: text('name').notNull(),
    isPrimary: boolean('is_primary').notNull(),
    kind: text('kind', { enum: listedKinds }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.entry, table.folded] }),
    index('sanctions_name_trigrams').using('gin', sql`${table.folded} gin_trgm_ops`),
  ],
);

/** Every screening of a company, so that each decision on it can be held against the lists of its time. */
export const sanctionsScreening = pgTable(
  'sanctions_screening',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    at: time('at').notNull(),
    lists: json('lists', z.array(shapeOf(screenedList))).notNull(),
    /** Differs as soon as names of the company or the lists change. */
    key: text('key').notNull(),
  },
  (table) => [index('sanctions_screening_by_company').on(table.companyId, table.at, table.id)],
);

/** A name of a company that is like one on a list. Keeps what it was compared with, as lists are replaced. */
export const sanctionsHit = pgTable(
  'sanctions_hit',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'restrict' }),
    state: text('state', { enum: sanctionsHitStates }).notNull().default('open'),
    subject: text('subject', { enum: sanctionsSubjects }).notNull(),
    name: text('name').notNull(),
    source: text('source', { enum: sanctionsSources }).notNull(),
    listDate: date('list_date', { mode: 'string' }).notNull(),
    sha256: text('sha256').notNull(),
    entry: text('entry').notNull(),
    entryName: text('entry_name').notNull(),
    matchedName: text('matched_name').notNull(),
    score: real('score').notNull(),
    foundAt: time('found_at').notNull(),
    /** Who proposed the decision, until it is confirmed. */
    proposedBy: uuid('proposed_by'),
  },
  (table) => [
    uniqueIndex('sanctions_hit_once').on(
      table.companyId,
      table.subject,
      table.name,
      table.source,
      table.entry,
      table.matchedName,
    ),
    check('sanctions_hit_state_known', sql`${table.state} in (${quoted(sanctionsHitStates)})`),
    check(
      'sanctions_hit_proposed_whole',
      sql`(${table.state} in (${quoted(sanctionsHitStates.filter(isHitProposed))})) = (${table.proposedBy} is not null)`,
    ),
  ],
);

/** What staff decided on a hit, with the list and the score that they saw. A trigger keeps it append-only. */
export const sanctionsDecision = pgTable(
  'sanctions_decision',
  {
    id: uuid('id').primaryKey(),
    hitId: uuid('hit_id')
      .notNull()
      .references(() => sanctionsHit.id, { onDelete: 'restrict' }),
    decision: text('decision', { enum: sanctionsDecisions }).notNull(),
    reason: text('reason').notNull(),
    actor: uuid('actor').notNull(),
    at: time('at').notNull(),
    list: json('list', shapeOf(screenedList)).notNull(),
    score: real('score').notNull(),
  },
  (table) => [
    index('sanctions_decision_by_hit').on(table.hitId, table.id),
    check('sanctions_decision_known', sql`${table.decision} in (${quoted(sanctionsDecisions)})`),
  ],
);
