import type { ImportFaultCode } from 'shared-kit/contract/catalogue-import';

export type CellFault = 'formula-without-value' | 'cell-error' | 'cell-merged';

/** A cell as the file has it. Text is trimmed and without control characters; null is empty. */
export type Cell =
  | string
  | number
  | boolean
  | null
  | Readonly<{ date: string }>
  | Readonly<{ fault: CellFault }>;

export type TableRow = Readonly<{
  /** As a spreadsheet or an editor counts it. */
  line: number;
  cells: readonly Cell[];
  /** Of the row as a whole. */
  fault?: Readonly<{ code: ImportFaultCode; params: Readonly<Record<string, string | number>> }>;
}>;

/** Control characters except tab and line breaks, which neither the database nor a terminal should get. */
const control = /[^\P{Cc}\t\n\r]/gu;
export const cleanText = (text: string): string => text.replace(control, '').toWellFormed().trim();

/** A spreadsheet keeps 15 digits: `0.30000000000000004` is 0.3. */
export const printNumber = (value: number): string => {
  const printed = Number(value.toPrecision(15));
  return Math.abs(printed) >= 1e21 || (printed !== 0 && Math.abs(printed) < 1e-6)
    ? printed.toFixed(20).replace(/0+$/, '').replace(/\.$/, '')
    : String(printed);
};

/** A cell as people read it in the file. */
export function textOfCell(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'string') return cell;
  if (typeof cell === 'number') return printNumber(cell);
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  return 'date' in cell ? cell.date : '';
}
