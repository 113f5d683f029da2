import { Readable } from 'node:stream';
import { CsvError, type Info, parse } from 'csv-parse';
import { type Fault, ImportRefused } from './fault.ts';
import type { OpenedText } from './open-text.ts';
import { type Columns, type Field, readColumns } from './shopify-columns.ts';

export type ShopRow = Readonly<{
  line: number;
  /** Trimmed; empty if the cell or its column is missing. */
  text: (field: Field) => string;
}>;

export type ShopSheet = Readonly<{
  columns: Columns;
  /** The non-empty rows. Can be read once. */
  rows: AsyncGenerator<ShopRow>;
  /** The unknown columns that had content so far. */
  leftOut: () => readonly string[];
}>;

type Watch = Readonly<{ onFault: (fault: Fault) => void; onBytes?: (soFar: number) => void }>;
type RawRow = Readonly<{ line: number; cells: readonly string[] }>;

/** No description is that long: a quote was opened and not closed. */
const longestRow = 4_000_000;

/** Opens an export and checks its columns. */
export async function openSheet(text: OpenedText, { onFault, onBytes }: Watch): Promise<ShopSheet> {
  const raw = readRawRows(text, onFault, onBytes);
  const first = await raw.next();
  if (first.done) throw new ImportRefused('The file has no rows: export the products from Shopify as CSV.');
  const columns = readColumns(first.value.cells);
  const filled = new Set<string>();
  return {
    columns,
    rows: readRows(raw, columns, filled, onFault),
    leftOut: () => columns.others.map(({ name }) => name).filter((name) => filled.has(name)),
  };
}

async function* readRows(
  raw: AsyncGenerator<RawRow>,
  columns: Columns,
  filled: Set<string>,
  onFault: Watch['onFault'],
): AsyncGenerator<ShopRow> {
  for await (const { line, cells } of raw) {
    if (cells.slice(columns.count).some(Boolean)) {
      onFault({
        line,
        column: '',
        problem: `the row has ${cells.length} cells and the heading ${columns.count}`,
        remedy: 'Put text that contains the separator or a quote into quotes, as a spreadsheet does',
      });
      continue;
    }
    for (const { name, position } of columns.others) if (cells[position]) filled.add(name);
    const text = (field: Field) => cells[columns.positionOf(field) ?? -1] ?? '';
    yield { line, text };
  }
}

/**
 * All rows except blank ones, with the line on which each begins. Lines are counted in the text, because the parser
 * counts CRLF inside quotes twice.
 */
async function* readRawRows(
  text: OpenedText,
  onFault: Watch['onFault'],
  onBytes: Watch['onBytes'],
): AsyncGenerator<RawRow> {
  const parser = parse({
    delimiter: text.delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    info: true,
    raw: true,
    relax_column_count: true,
    // Allows an unescaped quote, as in: 5" pipe
    relax_quotes: true,
    max_record_size: longestRow,
  });
  const source = Readable.from(text.read(onBytes));
  source.once('error', (error) => parser.destroy(error));
  let line = 1;
  try {
    for await (const { record, raw } of source.pipe(parser) as AsyncIterable<ParsedRow>) {
      const cells = record.map(clean);
      if (cells.some(Boolean)) yield { line, cells };
      line += raw.match(lineBreak)?.length ?? 0;
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    onFault(brokenRow(error, line));
  } finally {
    source.destroy();
  }
}

type ParsedRow = Readonly<{ record: string[]; raw: string; info: Info }>;
const lineBreak = /\r\n|\n|\r/g;
/** Control characters except tab and line breaks, which neither the database nor a terminal should get. */
const control = /[^\P{Cc}\t\n\r]/gu;
const clean = (cell: string) => cell.replace(control, '').trim();

const brokenRow = ({ code, message }: CsvError, line: number): Fault => {
  const openQuote = code === 'CSV_QUOTE_NOT_CLOSED' || code === 'CSV_MAX_RECORD_SIZE';
  return {
    line,
    column: '',
    problem: openQuote
      ? 'a quote is opened in this row and never closed, so the rest of the file can’t be read'
      : `the rest of the file can’t be read (${message})`,
    remedy: 'Close the quote, and write a quote inside quoted text twice',
  };
};
