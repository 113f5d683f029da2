import type { ImportTable } from 'shared-kit/contract';
import type { Tx } from '../../../platform/db/index.ts';
import type { TableBatch } from '../reading/read-table.ts';
import { Refusal } from '../reading/refusal.ts';
import { RowGrouper } from './group-rows.ts';
import type { ImportContext } from './import-context.ts';
import { type PlannedRow, planRows } from './plan-rows.ts';

type Asked = Readonly<{ companyId: string; headings: ImportTable['columns']; context: ImportContext }>;

/** One per product; `rows` and `share` (0 to 1) tell how much of the file it took. */
export type PlannedBatch = Readonly<{ products: readonly PlannedRow[]; rows: number; share: number }>;

/** What becomes of each product of a table, batch by batch. */
export async function* planTable(
  tx: Tx,
  table: AsyncIterable<TableBatch>,
  { companyId, headings, context }: Asked,
): AsyncGenerator<PlannedBatch, void> {
  const grouper = new RowGrouper(context.columns);
  const seen = new Map<string, number>();
  const plan = (groups: ReturnType<typeof grouper.end>) => planRows(tx, companyId, groups, { context, seen });
  let isBelowHeadings = false;
  for await (const { rows, share } of table) {
    // Rows above the headings are titles of the sheet.
    const from: number = isBelowHeadings
      ? 0
      : rows.findIndex(({ cells }) => areHeadings(cells, headings)) + 1;
    isBelowHeadings ||= from > 0;
    const below = isBelowHeadings ? rows.slice(from) : [];
    yield { products: await plan(below.flatMap((row) => grouper.add(row))), rows: below.length, share };
  }
  if (!isBelowHeadings) throw new Refusal('no-table');
  yield { products: await plan(grouper.end()), rows: 0, share: 1 };
}

const areHeadings = (cells: readonly unknown[], headings: ImportTable['columns']): boolean =>
  headings.every(
    ({ heading }, at) =>
      heading === (typeof cells[at] === 'string' || typeof cells[at] === 'number' ? String(cells[at]) : ''),
  );
