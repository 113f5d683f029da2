import type { ImportTable } from 'shared-kit/contract/catalogue-import';
import type { Tx } from '../../../platform/db/index.ts';
import type { TableBatch } from '../reading/read-table.ts';
import { Refusal } from '../reading/refusal.ts';
import { findNamed, joinVariants, type NamedGroup } from './find-named.ts';
import { type RowGroup, RowGrouper } from './group-rows.ts';
import type { ImportContext } from './import-context.ts';
import { type PlannedRow, planProduct } from './plan-product.ts';

type Asked = Readonly<{ companyId: string; headings: ImportTable['columns']; context: ImportContext }>;

/**
 * One per product; `rows` and `share` (0 to 1) tell how much of the file it took, `filled` the columns without a field that
 * were found to hold something.
 */
export type PlannedBatch = Readonly<{
  products: readonly PlannedRow[];
  rows: number;
  share: number;
  filled: readonly number[];
}>;

/** What becomes of each product of a table, batch by batch. */
export async function* planTable(
  tx: Tx,
  table: AsyncIterable<TableBatch>,
  { companyId, headings, context }: Asked,
): AsyncGenerator<PlannedBatch, void> {
  const grouper = new RowGrouper(context.columns);
  const seen = new Map<string, number>();
  // The next batch may begin with more variants of the last product.
  let open: readonly NamedGroup[] = [];
  const plan = async (groups: readonly RowGroup[], isLast = false) => {
    const named = joinVariants([...open, ...(await findNamed(tx, companyId, groups, context))]);
    open = named.slice(-1).filter(({ isVariant }) => isVariant && !isLast);
    return named.slice(0, named.length - open.length).map((each) => planProduct(each, { context, seen }));
  };
  const empty = new Set([...headings.keys()].filter((at) => !context.columns.at[at]?.field));
  let isBelowHeadings = false;
  for await (const { rows, share } of table) {
    // Rows above the headings are titles of the sheet.
    const from: number = isBelowHeadings
      ? 0
      : rows.findIndex(({ cells }) => areHeadings(cells, headings)) + 1;
    isBelowHeadings ||= from > 0;
    const below = isBelowHeadings ? rows.slice(from) : [];
    const filled = [...empty].filter((at) => below.some(({ cells }) => (cells[at] ?? null) !== null));
    for (const at of filled) empty.delete(at);
    const products = await plan(below.flatMap((row) => grouper.add(row)));
    yield { products, rows: below.length, share, filled };
  }
  if (!isBelowHeadings) throw new Refusal('no-table');
  yield { products: await plan(grouper.end(), true), rows: 0, share: 1, filled: [] };
}

const areHeadings = (cells: readonly unknown[], headings: ImportTable['columns']): boolean =>
  headings.every(
    ({ heading }, at) =>
      heading === (typeof cells[at] === 'string' || typeof cells[at] === 'number' ? String(cells[at]) : ''),
  );
