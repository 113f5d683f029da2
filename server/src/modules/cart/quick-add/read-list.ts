import { parse } from 'csv-parse/sync';
import { wholeFigure, wholeOf } from 'shared-kit/contract/figures';

export type ListRow =
  | Readonly<{ row: number; text: string; sku: string; quantity: number | null }>
  | Readonly<{ row: number; text: string; fault: 'unreadable' | 'quantity-invalid' }>;

/** Whether so many may be ordered is decided later. */
const quantityFigure = wholeFigure(0, 999_999_999);
/** Usual column names; a first line with these isn't an article. */
const headings = /^(sku|article|article number|item|part number|ürün kodu|stok kodu|kod)$/i;
const longestSku = 100;

/** The separator of a line: semicolon and tab come from spreadsheets; a comma separates only without those. */
const separatorOf = (line: string): string => [';', '\t'].find((it) => line.includes(it)) ?? ',';

/** Parses lines of article number and quantity, as pasted from a spreadsheet or CSV file. */
export function readList(text: string): readonly ListRow[] {
  const lines = text.replaceAll('\r\n', '\n').split(/[\n\r]/);
  return lines.flatMap((line, at) => {
    const delimiter = separatorOf(line);
    if (line.replaceAll(delimiter, '').trim() === '') return [];
    const fields = fieldsOf(line, delimiter);
    if (at === 0 && headings.test(fields?.[0] ?? '')) return [];
    return [readRow(at + 1, line.trim(), fields)];
  });
}

/** One line at a time, so that a stray quote breaks only its own line. */
function fieldsOf(line: string, delimiter: string): readonly string[] | null {
  try {
    const [fields = []]: string[][] = parse(line, { delimiter, trim: true, relax_column_count: true });
    return fields;
  } catch {
    return null;
  }
}

function readRow(row: number, text: string, fields: readonly string[] | null): ListRow {
  const [sku = '', quantity = '', ...rest] = fields ?? [];
  // What stands behind a quantity may be its second half: `KC-2200,1,500`.
  const isWhole = sku !== '' && sku.length <= longestSku && rest.every((field) => field === '');
  if (!isWhole) return { row, text, fault: 'unreadable' };
  if (quantity === '') return { row, text, sku, quantity: null };
  const read = wholeOf(quantity, null, quantityFigure);
  return read === null ? { row, text, fault: 'quantity-invalid' } : { row, text, sku, quantity: read };
}
