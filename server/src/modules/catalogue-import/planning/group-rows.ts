import type { ImportFault } from 'shared-kit/contract/catalogue-import';
import { type TableRow, textOfCell } from '../reading/cell.ts';
import { type Columns, cellOf } from './mapped-rows.ts';
import { rowTypeNamed } from './read-words.ts';

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

type Fault = Readonly<{ code: ImportFault['code']; params: ImportFault['params'] }>;

/** A row that belongs to no product. */
function alone(row: TableRow, { code, params }: Fault, column: number | null): RowGroup {
  const value = column === null ? '' : textOfCell(row.cells[column]).slice(0, 200);
  return { line: row.line, key: '', rows: [row], faults: [{ code, line: row.line, column, value, params }] };
}

/** Puts the rows of each product together. Only one product is in memory at a time. */
export class RowGrouper {
  readonly #columns: Columns;
  readonly #titles: Columns['fields'];
  readonly #firstLines = new Map<string, number>();
  #growing: Growing | null = null;

  constructor(columns: Columns) {
    this.#columns = columns;
    this.#titles = columns.fields.filter((field) => field.startsWith('title.'));
  }

  /** Ends the last product. */
  end(): RowGroup[] {
    const done = this.#growing;
    this.#growing = null;
    return done ? [done] : [];
  }

  /** Returns the products that the row ends. */
  add(row: TableRow): RowGroup[] {
    if (row.fault) return [...this.end(), alone(row, row.fault, null)];
    const parent = this.#textOf(row, 'parent').replace(/^id:\s*/i, '');
    if (parent) return this.#addToParent(row, parent);
    if (this.#hasParents && rowTypeNamed(this.#textOf(row, 'row-type')) === 'child')
      return [...this.end(), alone(row, { code: 'parent-unsaid', params: {} }, this.#keyColumn())];
    const handle = this.#textOf(row, 'handle') || this.#textOf(row, 'id');
    const title = this.#titles.map((field) => this.#textOf(row, field)).find(Boolean) ?? '';
    const growing = this.#growing;
    if (handle && growing?.key === handle && (title === '' || title === growing.title)) {
      growing.rows.push(row);
      return [];
    }
    return this.#begin(row, handle, title);
  }

  #addToParent(row: TableRow, parent: string): RowGroup[] {
    if (this.#growing?.parents.includes(parent)) {
      this.#growing.rows.push(row);
      return [];
    }
    const line = this.#firstLines.get(parent);
    const fault: Fault =
      line === undefined
        ? { code: 'parent-unknown', params: { value: parent } }
        : { code: 'rows-apart', params: { value: parent, line } };
    return [...this.end(), alone(row, fault, this.#keyColumn())];
  }

  #begin(row: TableRow, handle: string, title: string): RowGroup[] {
    const done = this.end();
    const sku = this.#textOf(row, 'sku');
    const key = handle || sku;
    const earlier = key ? this.#firstLines.get(key) : undefined;
    if (earlier !== undefined) {
      const code = title ? 'product-twice' : 'rows-apart';
      return [...done, alone(row, { code, params: { value: key, line: earlier } }, this.#keyColumn())];
    }
    if (key) this.#firstLines.set(key, row.line);
    const parents = this.#hasParents ? [sku, handle, this.#textOf(row, 'number')].filter(Boolean) : [];
    for (const parent of parents) this.#firstLines.set(parent, row.line);
    this.#growing = { line: row.line, key, title, parents, rows: [row], faults: [] };
    return done;
  }

  get #hasParents(): boolean {
    return this.#columns.positionsOf('parent').length > 0;
  }

  #textOf(row: TableRow, field: Parameters<typeof cellOf>[2]): string {
    return textOfCell(cellOf(row, this.#columns, field));
  }

  /** The column that tells whose row it is. */
  #keyColumn(): number | null {
    const [column = null] = (['handle', 'parent', 'sku'] as const).flatMap((field) => [
      ...this.#columns.positionsOf(field),
    ]);
    return column;
  }
}
