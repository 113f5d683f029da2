import { type ImportField, type ImportMapping, type ImportTable, isImportField } from 'shared-kit/contract';
import type { Cell, TableRow } from '../reading/cell.ts';
import { Refusal } from '../reading/refusal.ts';

export type Columns = Readonly<{
  /** Positions of the columns that fill a field. */
  positionsOf: (field: ImportField) => readonly number[];
  fields: readonly ImportField[];
  at: ImportMapping['columns'];
}>;

/** Checks a mapping as a whole. */
export function columnsOf({ columns }: ImportMapping, table: Pick<ImportTable, 'columns'>): Columns {
  const positions = new Map<ImportField, number[]>();
  for (const [position, { field }] of columns.slice(0, table.columns.length).entries()) {
    if (!field || !isImportField(field)) continue;
    const earlier = positions.get(field);
    if (earlier && field !== 'image') throw new Refusal('field-twice', { field });
    positions.set(field, [...(earlier ?? []), position]);
  }
  if (positions.size === 0) throw new Refusal('nothing-mapped');
  const identifies = [...positions.keys()].some(
    (field) => field.startsWith('title.') || field === 'sku' || field === 'id' || field === 'handle',
  );
  if (!identifies) throw new Refusal('title-unmapped');
  return { positionsOf: (field) => positions.get(field) ?? [], fields: [...positions.keys()], at: columns };
}

export const cellOf = ({ cells }: TableRow, { positionsOf }: Columns, field: ImportField): Cell =>
  cells[positionsOf(field)[0] ?? -1] ?? null;
