import { type CellValue, type StreamWriterOptions, writeXlsxStream } from 'hucre/xlsx';

type Rows = AsyncIterable<readonly CellValue[]>;

/** Writes a workbook of one sheet, row by row. Texts can be read back as they were, without what XML can't hold. */
export const writeWorkbook = (rows: Rows, options: StreamWriterOptions) =>
  writeXlsxStream(escaped(rows), options);

async function* escaped(rows: Rows): AsyncGenerator<CellValue[]> {
  for await (const cells of rows)
    yield cells.map((cell) => (typeof cell === 'string' ? escapeCell(cell) : cell));
}

/** Workbooks write a sign as `_x0041_`, and the library leaves texts that look like it. */
const escapeCell = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\ufffe\uffff]/g, '')
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_');
