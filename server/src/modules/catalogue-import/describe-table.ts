import type { ImportTable } from 'shared-kit/contract/catalogue-import';
import { figureFields, readFigure } from 'shared-kit/contract/figures';
import type { CategoryTree } from '../catalogue/index.ts';
import { proposedMapping, sourceOf, suggestColumns } from './mapping/suggest-mapping.ts';
import { type TableRow, textOfCell } from './reading/cell.ts';
import { readTable, type TableAsked, type TableOpened } from './reading/read-table.ts';
import { Refusal } from './reading/refusal.ts';

const headRows = 250;
const mostSamples = 3;

/** Reads the first rows of a file: what it is, its headings, and the fields that they probably mean. */
export async function describeTable(
  content: Uint8Array,
  asked: Omit<TableAsked, 'mostRows'>,
  tree: CategoryTree,
) {
  const rows: TableRow[] = [];
  let opened: TableOpened | null = null;
  for await (const batch of readTable(content, { ...asked, mostRows: headRows })) {
    opened = batch.opened;
    rows.push(...batch.rows);
  }
  const at = headingAt(rows);
  if (!opened || at === null) throw new Refusal('no-table');
  const below = rows.slice(at + 1);
  const headings = rows[at]?.cells.map(textOfCell) ?? [];
  const columns = suggestColumns(
    headings.map((heading, position) => ({ heading, samples: samplesOf(below, position) })),
    tree,
  );
  const { encoding, delimiter, kind, sheet, sheets, hiddenSheets } = opened;
  const table: ImportTable = {
    kind,
    encoding,
    delimiter,
    sheet,
    sheets: [...sheets],
    hiddenSheets: [...hiddenSheets],
    source: sourceOf(headings),
    columns,
    evidence: evidenceIn(below),
  };
  return { table, mapping: proposedMapping(columns) };
}

/** The headings: the first row that is nearly as full as the fullest, with text alone and a row below it. */
function headingAt(rows: readonly TableRow[]): number | null {
  const first = rows.slice(0, 30);
  const filled = first.map(({ cells }) => cells.filter((cell) => typeof cell === 'string').length);
  const most = Math.max(0, ...filled);
  const at = filled.findIndex((count) => count > 0 && count >= most / 2);
  return at >= 0 && at + 1 < rows.length ? at : null;
}

const samplesOf = (rows: readonly TableRow[], position: number): string[] =>
  [...new Set(rows.map(({ cells }) => textOfCell(cells[position]).slice(0, 60)).filter(Boolean))].slice(
    0,
    mostSamples,
  );

/** Figures that only one decimal sign can mean, to help the maker choose. */
function evidenceIn(rows: readonly TableRow[]): ImportTable['evidence'] {
  const texts = rows.flatMap(({ cells }) => cells.filter((cell) => typeof cell === 'string'));
  const figures = texts.filter((text) => /^[\d.,]{3,20}$/.test(text) && /[.,]/.test(text));
  const isRead = (text: string, mark: '.' | ',') => 'value' in readFigure(text, mark, figureFields.measure);
  const only = (mark: '.' | ',', other: '.' | ',') =>
    figures.find((text) => isRead(text, mark) && !isRead(text, other)) ?? null;
  return { point: only('.', ','), comma: only(',', '.') };
}
