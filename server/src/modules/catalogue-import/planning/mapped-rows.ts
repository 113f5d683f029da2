import {
  type ImportField,
  type ImportMapping,
  type ImportTable,
  isImportField,
  isWeightField,
} from 'shared-kit/contract/catalogue-import';
import { type Cell, type TableRow, textOfCell } from '../reading/cell.ts';
import { Refusal } from '../reading/refusal.ts';

export type Columns = Readonly<{
  /** Positions of the columns that fill a field. */
  positionsOf: (field: ImportField) => readonly number[];
  fields: readonly ImportField[];
  at: ImportMapping['columns'];
  headings: readonly string[];
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
  return {
    positionsOf: (field) => positions.get(field) ?? [],
    fields: [...positions.keys()],
    at: columns,
    headings: table.columns.map(({ heading }) => heading),
  };
}

export const cellOf = ({ cells }: TableRow, { positionsOf }: Columns, field: ImportField): Cell =>
  cells[positionsOf(field)[0] ?? -1] ?? null;

/** Whether a cell says something. Shops write a weight of zero where they don't know it. */
export const isStated = (field: ImportField, cell: Cell | undefined): boolean =>
  cell !== null && cell !== undefined && !(isWeightField(field) && Number(textOfCell(cell)) === 0);
