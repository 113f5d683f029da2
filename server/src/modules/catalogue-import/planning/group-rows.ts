import type { ImportFault } from 'shared-kit/contract';
import { type TableRow, textOfCell } from '../reading/cell.ts';
import { type Columns, cellOf } from './mapped-rows.ts';

/** The rows of one product: the first has its data, the others more variants and pictures. */
export type RowGroup = Readonly<{
  line: number;
  key: string;
  rows: readonly TableRow[];
  faults: readonly ImportFault[];
}>;

type Growing = {
  line: number;
  key: string;
  title: string;
  parents: readonly string[];
  rows: TableRow[];
  faults: ImportFault[];
};

/** Puts the rows of each product together. Only one product is in memory at a time. */
export function rowGrouper(columns: Columns) {
  const firstLines = new Map<string, number>();
  let growing: Growing | null = null;
  const titles = columns.fields.filter((field) => field.startsWith('title.'));
  const textOf = (row: TableRow, field: Parameters<typeof cellOf>[2]) =>
    textOfCell(cellOf(row, columns, field));
  const faultOf = (row: TableRow, code: ImportFault['code'], params: ImportFault['params']): ImportFault => {
    const column =
      columns.positionsOf('handle')[0] ??
      columns.positionsOf('parent')[0] ??
      columns.positionsOf('sku')[0] ??
      null;
    return { code, line: row.line, column, value: textOfCell(row.cells[column ?? -1]).slice(0, 200), params };
  };
  const end = (): RowGroup[] => {
    const done = growing;
    growing = null;
    return done ? [done] : [];
  };
  const alone = (row: TableRow, fault: ImportFault): RowGroup => ({
    line: row.line,
    key: '',
    rows: [row],
    faults: [fault],
  });

  function add(row: TableRow): RowGroup[] {
    if (row.fault) {
      const { code, params } = row.fault;
      return [...end(), alone(row, { code, line: row.line, column: null, value: '', params })];
    }
    const parent = textOf(row, 'parent').replace(/^id:\s*/i, '');
    const handle = textOf(row, 'handle') || textOf(row, 'id');
    const title = titles.map((field) => textOf(row, field)).find(Boolean) ?? '';
    if (parent) {
      if (growing?.parents.includes(parent)) growing.rows.push(row);
      else {
        const line = firstLines.get(parent);
        const fault =
          line === undefined
            ? faultOf(row, 'parent-unknown', { value: parent })
            : faultOf(row, 'rows-apart', { value: parent, line });
        return [...end(), alone(row, fault)];
      }
      return [];
    }
    if (handle && growing?.key === handle && (title === '' || title === growing.title)) {
      growing.rows.push(row);
      return [];
    }
    return begin(row, handle, title);
  }

  function begin(row: TableRow, handle: string, title: string): RowGroup[] {
    const done = end();
    const sku = textOf(row, 'sku');
    const key = handle || sku;
    const earlier = key ? firstLines.get(key) : undefined;
    if (earlier !== undefined) {
      const code = title ? 'product-twice' : 'rows-apart';
      return [...done, alone(row, faultOf(row, code, { value: key, line: earlier }))];
    }
    if (key) firstLines.set(key, row.line);
    const hasParents = columns.positionsOf('parent').length > 0;
    const parents = hasParents ? [sku, handle, textOf(row, 'number')].filter(Boolean) : [];
    for (const parent of parents) firstLines.set(parent, row.line);
    growing = { line: row.line, key, title, parents, rows: [row], faults: [] };
    return done;
  }
  return { add, end };
}
