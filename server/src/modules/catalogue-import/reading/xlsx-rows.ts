import { type CellValue, streamXlsxRows } from 'hucre/xlsx';
import { importLimits } from 'shared-kit/contract/catalogue-import';
import { type Cell, cleanText, type TableRow } from './cell.ts';
import { Refusal } from './refusal.ts';
import { cellName, findMarks, type SheetMarks } from './sheet-marks.ts';
import type { Workbook } from './workbook.ts';

const errors = /^#(N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|GETTING_DATA)$/;

/** The only file that knows the library for workbooks. Formulas are never calculated: their kept value is taken. */
export async function* xlsxRows(
  content: Buffer,
  { partOf }: Workbook,
  sheet: string,
  onShare: (share: number) => void,
): AsyncGenerator<TableRow> {
  const found = await findMarks(content, partOf(sheet));
  let done = 0;
  try {
    for await (const { index, values } of streamXlsxRows(content, { sheet })) {
      done += 1;
      onShare(Math.min(1, done / Math.max(1, found.rows)));
      const line = index + 1;
      const across = found.merged.filter((it) => it.bottom > it.top && line >= it.top && line <= it.bottom);
      const isMerged = (column: number) =>
        across.some(({ left, right }) => column >= left && column <= right);
      const cells = values.map((value, column) =>
        isMerged(column) ? mergedCell : cellOf(value, isWithoutValue(found, line, column)),
      );
      while (cells.length > 0 && cells.at(-1) === null) cells.pop();
      if (cells.length > importLimits.columns) {
        throw new Refusal('columns-too-many', { count: cells.length, most: importLimits.columns });
      }
      if (cells.length > 0) yield { line, cells };
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('file-broken');
  }
}

const mergedCell = { fault: 'cell-merged' } as const;

const isWithoutValue = ({ valueless }: SheetMarks, line: number, column: number): boolean =>
  valueless.size > 0 && valueless.has(cellName(line, column));

function cellOf(value: CellValue, isValueless: boolean): Cell {
  if (isValueless) return { fault: 'formula-without-value' };
  if (value === null || value === undefined || value === '') return null;
  if (value instanceof Date) return { date: value.toISOString().slice(0, 10) };
  if (typeof value === 'number') return Number.isFinite(value) ? value : { fault: 'cell-error' };
  if (typeof value === 'boolean') return value;
  if (errors.test(value)) return { fault: 'cell-error' };
  return cleanText(value) || null;
}
