import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  type ImportFault,
  type ImportNote,
  importAnswer,
  importFault,
  importMapping,
  importNote,
  importOutcomes,
  importStates,
  importTable,
} from 'shared-kit/contract/catalogue-import';
import * as z from 'zod';
import { json, shapeOf } from '../../platform/db/json.ts';
import { productInput } from '../catalogue/schema.ts';
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
    tableInfo: json('table_info', shapeOf(importTable)).notNull(),
    mapping: json('mapping', shapeOf(importMapping)).notNull(),
    /** Name of the kept mapping that the proposal came from. */
    keptAs: text('kept_as'),
    onlyIfAll: boolean('only_if_all').notNull().default(false),
    progress: json('progress', shapeOf(importAnswer.shape.progress)).notNull(),
    counts: json('counts', shapeOf(importAnswer.shape.counts)),
    notes: json<readonly CountedNote[]>('notes', shapeOf(importAnswer.shape.notes)).notNull().default([]),
    written: json('written', shapeOf(importAnswer.shape.written)),
    undone: json('undone', shapeOf(importAnswer.shape.undone)),
    failure: json('failure', shapeOf(importAnswer.shape.failure)),
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
    faults: json<readonly ImportFault[]>('faults', z.array(shapeOf(importFault))).notNull(),
    notes: json<readonly ImportNote[]>('notes', z.array(shapeOf(importNote))).notNull(),
    /** The product that it changes, or will make. */
    productId: uuid('product_id'),
    /** When that was changed last before the check, in microseconds; null if there was none. */
    seenAt: bigint('seen_at', { mode: 'number' }),
    /** Both are null if nothing is to be written. */
    before: json('before', shapeOf(productInput)),
    after: json('after', shapeOf(productInput)),
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
    headings: json<readonly string[]>('headings', z.array(z.string())).notNull(),
    mapping: json('mapping', shapeOf(importMapping)).notNull(),
    keptAt: timestamp('kept_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [uniqueIndex('catalogue_import_mapping_name').on(table.companyId, table.name)],
);
