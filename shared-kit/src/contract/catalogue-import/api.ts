import * as z from 'zod/mini';
import { currencies } from '../money/currency.ts';
import { nameInput } from '../names/name-input.ts';
import { importFaultCodes, importNoteCodes, importRefusalCodes } from './faults.ts';
import { isImportField } from './fields.ts';
import { importStates } from './lifecycle.ts';
import { importLimits } from './limits.ts';

/** `new`, `changed` and `unchanged` against the maker's products; `skipped` isn't goods, such as a gift card. */
export const importOutcomes = ['new', 'changed', 'unchanged', 'faulty', 'skipped'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

/** The sign before decimals, once the maker has said it. */
export const decimalSigns = ['.', ','] as const;

const field = z.string().check(z.maxLength(80), z.refine(isImportField));
const columnMapping = z.object({
  /** Null: not imported. */
  field: z.nullable(field),
  /** Of figures without a unit of their own; null means the market's. */
  unit: z.nullable(z.string().check(z.maxLength(20))),
  /** Of prices without a currency of their own. */
  currency: z.nullable(z.enum(currencies)),
});
export type ColumnMapping = z.infer<typeof columnMapping>;

/** How a file is read: what the maker confirms before the check. */
export const importMapping = z.object({
  columns: z.array(columnMapping).check(z.maxLength(importLimits.columns)),
  decimalSign: z.nullable(z.enum(decimalSigns)),
  currency: z.nullable(z.enum(currencies)),
  /** For new products whose row names none. */
  category: z.nullable(z.string().check(z.maxLength(60))),
  /** Publish new products that the file doesn't call drafts. */
  publish: z.boolean(),
  /** Fetch pictures from public addresses. */
  pictures: z.boolean(),
  /** Remove the variants that the file doesn't name, of products of which it names some. */
  removeVariants: z._default(z.boolean(), false),
});
export type ImportMapping = z.infer<typeof importMapping>;

export const importCheckInput = z.object({
  mapping: importMapping,
  /** Keeps the mapping under this name. */
  keepAs: z.nullable(nameInput('thing', { least: 1, most: importLimits.mappingName })),
});
export type ImportCheckInput = z.input<typeof importCheckInput>;
export type ImportCheck = z.output<typeof importCheckInput>;

export const importApplyInput = z.object({
  /** Whether one faulty row keeps back all of them. */
  onlyIfAll: z.boolean(),
});

/** Another sheet, or another way to read a text file. */
export const importTableInput = z.object({
  sheet: z.nullable(z.string().check(z.maxLength(100))),
  encoding: z.nullable(z.string().check(z.maxLength(20))),
  delimiter: z.nullable(z.enum([',', ';', '\t', '|'])),
});
export type ImportTableInput = z.infer<typeof importTableInput>;

const params = z.record(z.string(), z.union([z.string(), z.number()]));
export const importFault = z.object({
  code: z.enum(importFaultCodes),
  line: z.number(),
  /** Position of the column; null for the whole row. */
  column: z.nullable(z.number()),
  /** The cell as it stands in the file. */
  value: z.string(),
  params,
});
export type ImportFault = z.infer<typeof importFault>;

export const importNote = z.object({ code: z.enum(importNoteCodes), params });
export type ImportNote = z.infer<typeof importNote>;

export const importRefusal = z.object({ code: z.enum(importRefusalCodes), params });
export type ImportRefusal = z.infer<typeof importRefusal>;

const change = z.object({
  field: z.string(),
  /** Null: not stated before. */
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  /** Unit or currency of both. */
  unit: z.string(),
  /** As the file writes it, where the market keeps another figure: `72 in`. */
  typed: z.nullable(z.string()),
});
export type ImportChange = z.infer<typeof change>;

const row = z.object({
  at: z.number(),
  line: z.number(),
  title: z.string(),
  /** SKU or handle. */
  key: z.string(),
  outcome: z.enum(importOutcomes),
  variants: z.number(),
  changes: z.array(change),
  faults: z.array(importFault),
  notes: z.array(importNote),
});
export type ImportRow = z.infer<typeof row>;
export const importRowsAnswer = z.object({ rows: z.array(row), next: z.nullable(z.number()) });
export type ImportRowsAnswer = z.infer<typeof importRowsAnswer>;

const counts = z.object({
  rows: z.number(),
  new: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  faulty: z.number(),
  skipped: z.number(),
  /** Values that would change. */
  values: z.number(),
  faults: z.number(),
  /** Variants that the file doesn't name, of products of which it names some: kept or removed as the mapping says. */
  unnamedVariants: z._default(z.number(), 0),
  /** Products that have such variants. */
  unnamedIn: z._default(z.number(), 0),
});
export type ImportCounts = z.infer<typeof counts>;

const summary = z.object({
  id: z.string(),
  state: z.enum(importStates),
  fileName: z.string(),
  bytes: z.number(),
  /** Null for an operator's command. */
  by: z.nullable(z.string()),
  createdAt: z.string(),
  appliedAt: z.nullable(z.string()),
  undoneAt: z.nullable(z.string()),
  /** Null once it can't be undone. */
  undoUntil: z.nullable(z.string()),
  counts: z.nullable(counts),
  written: z.nullable(
    z.object({
      new: z.number(),
      changed: z.number(),
      /** Products left alone because they were changed meanwhile. */
      left: z.number(),
    }),
  ),
  undone: z.nullable(z.object({ undone: z.number(), left: z.number() })),
});
export type ImportSummary = z.infer<typeof summary>;
export const importsAnswer = z.object({
  imports: z.array(summary),
  next: z.nullable(z.string()),
  /** Whether the company's standing allows it to import, and to publish. */
  isAllowed: z.boolean(),
  mayPublish: z.boolean(),
});
export type ImportsAnswer = z.infer<typeof importsAnswer>;

const column = z.object({
  heading: z.string(),
  samples: z.array(z.string()),
  proposed: columnMapping,
  /** From 0 to 1. */
  confidence: z.number(),
});
export type ImportColumn = z.infer<typeof column>;

/** The kind of a file, judged by its first rows. */
export const importTable = z.object({
  kind: z.enum(['csv', 'xlsx']),
  /** A table that the market knows, by its headings. */
  source: z.enum(['shopify', 'woocommerce', 'own', 'other']),
  encoding: z.nullable(z.string()),
  delimiter: z.nullable(z.string()),
  sheet: z.nullable(z.string()),
  sheets: z.array(z.string()),
  hiddenSheets: z.array(z.string()),
  columns: z.array(column),
  /** A figure of the file that only one decimal sign can mean, for each sign. */
  evidence: z.object({ point: z.nullable(z.string()), comma: z.nullable(z.string()) }),
});
export type ImportTable = z.infer<typeof importTable>;

const option = z.object({ id: z.string(), label: z.string() });
export const importAnswer = z.object({
  ...summary.shape,
  table: importTable,
  mapping: importMapping,
  /** The kept mapping that the proposal comes from. */
  keptAs: z.nullable(z.string()),
  progress: z.object({
    stage: z.enum(['reading', 'pictures', 'writing']),
    done: z.number(),
    total: z.number(),
  }),
  notes: z.array(z.object({ ...importNote.shape, count: z.number() })),
  failure: z.nullable(importRefusal),
  mayPublish: z.boolean(),
  categories: z.array(option),
  attributes: z.array(z.object({ key: z.string(), label: z.string(), unit: z.string() })),
  /** Kept mappings of the company. */
  mappings: z.array(z.object({ name: z.string(), mapping: importMapping, fits: z.boolean() })),
});
export type ImportAnswer = z.infer<typeof importAnswer>;
