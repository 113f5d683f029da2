import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  type ImportAnswer,
  type ImportCounts,
  type ImportFault,
  type ImportMapping,
  type ImportNote,
  type ImportRefusal,
  type ImportTable,
  importOutcomes,
  importStates,
} from 'shared-kit/contract';
import type { ProductInput } from '../catalogue/schema.ts';
import { company } from '../companies/schema.ts';

export type CountedNote = ImportNote & Readonly<{ count: number }>;

/** One file on its way into a maker's catalogue. `contract/catalogue-import/lifecycle.ts` is its life. */
export const catalogueImport = pgTable(
  'catalogue_import',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    /** Null for an operator, whose name is in `operator`. */
    userId: uuid('user_id'),
    operator: text('operator'),
    fileKey: text('file_key').notNull(),
    fileName: text('file_name').notNull(),
    bytes: integer('bytes').notNull(),
    state: text('state', { enum: importStates }).notNull(),
    tableInfo: jsonb('table_info').$type<ImportTable>().notNull(),
    mapping: jsonb('mapping').$type<ImportMapping>().notNull(),
    /** Name of the kept mapping that the proposal came from. */
    keptAs: text('kept_as'),
    onlyIfAll: boolean('only_if_all').notNull().default(false),
    progress: jsonb('progress').$type<ImportAnswer['progress']>().notNull(),
    counts: jsonb('counts').$type<ImportCounts>(),
    notes: jsonb('notes').$type<readonly CountedNote[]>().notNull().default([]),
    written: jsonb('written').$type<{ new: number; changed: number; left: number }>(),
    undone: jsonb('undone').$type<{ undone: number; left: number }>(),
    failure: jsonb('failure').$type<ImportRefusal>(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    appliedAt: timestamp('applied_at', { withTimezone: true, precision: 3 }),
    undoneAt: timestamp('undone_at', { withTimezone: true, precision: 3 }),
    /** Who asked for it; null for an operator. */
    undoneBy: uuid('undone_by'),
  },
  (table) => [
    index('catalogue_import_by_company').on(table.companyId, table.createdAt, table.id),
    index('catalogue_import_by_file').on(table.fileKey),
  ],
);

/** The result of the check for each product of a file. Applying and undoing read it. */
export const catalogueImportRow = pgTable(
  'catalogue_import_row',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => catalogueImport.id, { onDelete: 'cascade' }),
    at: integer('at').notNull(),
    line: integer('line').notNull(),
    outcome: text('outcome', { enum: importOutcomes }).notNull(),
    title: text('title').notNull(),
    key: text('key').notNull(),
    variants: integer('variants').notNull(),
    faults: jsonb('faults').$type<readonly ImportFault[]>().notNull(),
    notes: jsonb('notes').$type<readonly ImportNote[]>().notNull(),
    /** The product that it changes, or will make. */
    productId: uuid('product_id'),
    /** When that was changed last before the check, in microseconds; null if there was none. */
    seenAt: bigint('seen_at', { mode: 'number' }),
    /** Both are null if nothing is to be written. */
    before: jsonb('before').$type<ProductInput>(),
    after: jsonb('after').$type<ProductInput>(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.at] }),
    index('catalogue_import_row_by_outcome').on(table.importId, table.outcome, table.at),
  ],
);

/** Mappings that a company keeps for its next file. */
export const catalogueImportMapping = pgTable(
  'catalogue_import_mapping',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    headings: jsonb('headings').$type<readonly string[]>().notNull(),
    mapping: jsonb('mapping').$type<ImportMapping>().notNull(),
    keptAt: timestamp('kept_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [uniqueIndex('catalogue_import_mapping_name').on(table.companyId, table.name)],
);
