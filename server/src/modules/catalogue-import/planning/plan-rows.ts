import { type ImportFault, type ImportField, isUuid } from 'shared-kit/contract';
import { newId, type Tx } from '../../../platform/db/index.ts';
import { findOwnProducts, type OwnProduct } from '../../catalogue/index.ts';
import { type TableRow, textOfCell } from '../reading/cell.ts';
import type { catalogueImportRow } from '../schema.ts';
import { changesOf } from './changes.ts';
import type { RowGroup } from './group-rows.ts';
import type { ImportContext } from './import-context.ts';
import { cellOf } from './mapped-rows.ts';
import { readProduct } from './read-product.ts';

type Row = typeof catalogueImportRow.$inferInsert;
export type PlannedRow = Readonly<{
  row: Omit<Row, 'importId' | 'at'> & Required<Pick<Row, 'faults' | 'notes' | 'outcome'>>;
  /** How many values of an existing product it changes. */
  values: number;
}>;

type Plan = Readonly<{
  context: ImportContext;
  /** Products of earlier rows, with their line. */
  seen: Map<string, number>;
}>;

/** Compares products of the file with the maker's own, which are found by id, handle or SKU. */
export async function planRows(
  tx: Tx,
  companyId: string,
  groups: readonly RowGroup[],
  { context, seen }: Plan,
): Promise<PlannedRow[]> {
  const keys = groups.map((group) => keysOf(group, context));
  const found = await findOwnProducts(tx, companyId, {
    ids: keys.map(({ id }) => id).filter(isUuid),
    handles: keys.map(({ handle }) => handle).filter(Boolean),
    skus: keys.map(({ sku }) => sku).filter(Boolean),
  });
  const by = (key: (product: OwnProduct) => string | null) =>
    new Map(found.map((it) => [key(it) ?? '', it] as const));
  const maps = {
    id: by(({ id }) => id),
    handle: by(({ input }) => input.handle),
    sku: by(({ input }) => input.sku),
  };
  return groups.map((group, index) => {
    const { id, handle, sku } = keys[index] ?? { id: '', handle: '', sku: '' };
    const before =
      (id && maps.id.get(id.toLowerCase())) ||
      (handle && maps.handle.get(handle)) ||
      (sku && maps.sku.get(sku)) ||
      null;
    const extra: ImportFault[] = [];
    if (id && !before) extra.push(faultAt(group, context, 'id', 'product-unknown', { value: id }));
    const earlier = before ? seen.get(before.id) : undefined;
    if (earlier !== undefined)
      extra.push(faultAt(group, context, 'sku', 'product-twice', { value: sku || handle, line: earlier }));
    if (before) seen.set(before.id, earlier ?? group.line);
    return planned({ ...group, faults: [...group.faults, ...extra] }, before, context, handle || sku || id);
  });
}

function planned(
  group: RowGroup,
  before: OwnProduct | null,
  context: ImportContext,
  key: string,
): PlannedRow {
  const { input, title, faults, notes, isSkipped } = readProduct(group, before?.input ?? null, context);
  const values = input && before ? changesOf(before.input, input, context.tree).length : 0;
  const outcome = isSkipped
    ? 'skipped'
    : !input
      ? 'faulty'
      : !before
        ? 'new'
        : values > 0
          ? 'changed'
          : 'unchanged';
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
  return { row, values };
}

function keysOf({ rows: [row] }: RowGroup, { columns }: ImportContext) {
  const text = (field: ImportField) => (row ? textOfCell(cellOf(row, columns, field)) : '');
  const hasChoice = columns.positionsOf('option1-value').length > 0;
  // With variants, the SKU is that of a variant.
  return { id: text('id'), handle: text('handle'), sku: hasChoice && text('handle') ? '' : text('sku') };
}

function faultAt(
  { rows: [row], line }: RowGroup,
  { columns }: ImportContext,
  field: ImportField,
  code: ImportFault['code'],
  params: ImportFault['params'],
): ImportFault {
  const column = columns.positionsOf(field)[0] ?? null;
  return {
    code,
    line,
    column,
    value: textOfCell((row as TableRow | undefined)?.cells[column ?? -1]),
    params,
  };
}
