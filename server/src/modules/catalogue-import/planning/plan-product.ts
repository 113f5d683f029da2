import type { ImportOutcome } from 'shared-kit/contract/catalogue-import';
import { newId } from '../../../platform/db/index.ts';
import type { OwnProduct } from '../../catalogue/index.ts';
import type { catalogueImportRow } from '../schema.ts';
import { changesOf } from './changes.ts';
import { faultAt, type NamedGroup } from './find-named.ts';
import type { ImportContext } from './import-context.ts';
import { type Reading, readProduct } from './read-product.ts';

type Row = typeof catalogueImportRow.$inferInsert;
export type PlannedRow = Readonly<{
  row: Omit<Row, 'importId' | 'at'> & Required<Pick<Row, 'faults' | 'notes' | 'outcome'>>;
  /** How many values of an existing product it changes. */
  values: number;
  /** Variants of that product that the file doesn't name. */
  unnamed: number;
  /** Whether it is new and needs facts that the file doesn't state. */
  hasDefaults: boolean;
}>;

type Plan = Readonly<{
  context: ImportContext;
  /** Products of earlier rows, with their line. */
  seen: Map<string, number>;
}>;

/** What becomes of a product of the file, and of the maker's own product that it names. */
export function planProduct(named: NamedGroup, { context, seen }: Plan): PlannedRow {
  const { group, before, faults, key } = named;
  const earlier = before ? seen.get(before.id) : undefined;
  const twice =
    earlier === undefined
      ? []
      : [faultAt(group, context, 'sku', { code: 'product-twice', params: { value: key, line: earlier } })];
  if (before) seen.set(before.id, earlier ?? group.line);
  return planned({ ...named, group: { ...group, faults: [...group.faults, ...faults, ...twice] } }, context);
}

function planned({ group, before, isVariant, key }: NamedGroup, context: ImportContext): PlannedRow {
  const read = readProduct(group, before?.input ?? null, { context, isVariant });
  const { input, title, faults, notes } = read;
  const values = input && before ? changesOf(before.input, input, context.tree).length : 0;
  const outcome = outcomeOf(read, before, values);
  const isWritten = outcome === 'new' || outcome === 'changed';
  const row: PlannedRow['row'] = {
    line: group.line,
    outcome,
    title: title.slice(0, 300),
    key: key.slice(0, 300),
    variants: input?.variants.length ?? 0,
    faults: faults.slice(0, 50),
    notes,
    productId: before?.id ?? (outcome === 'new' ? newId() : null),
    seenAt: before?.updatedAt.getTime() ?? null,
    before: isWritten ? (before?.input ?? null) : null,
    after: isWritten ? input : null,
  };
  return { row, values, unnamed: input ? read.unnamedVariants : 0, hasDefaults: read.hasDefaults };
}

function outcomeOf({ input, isSkipped }: Reading, before: OwnProduct | null, values: number): ImportOutcome {
  if (isSkipped) return 'skipped';
  if (!input) return 'faulty';
  if (!before) return 'new';
  return values > 0 ? 'changed' : 'unchanged';
}
