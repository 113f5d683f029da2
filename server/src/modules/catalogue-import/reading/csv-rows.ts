import { Readable } from 'node:stream';
import { CsvError, type Info, parse } from 'csv-parse';
import { importLimits } from 'shared-kit/contract/catalogue-import';
import { withoutForeignGuard, withoutGuard } from 'shared-kit/csv';
import { cleanText, type TableRow } from './cell.ts';
import { fieldInBrackets } from './field-in-brackets.ts';
import { Refusal } from './refusal.ts';
import type { TextForm } from './text-file.ts';

/** No row is that long: a quote was opened and not closed. */
const longestRow = 4_000_000;
const chunkBytes = 262_144;

type ParsedRow = Readonly<{ record: string[]; raw: string; info: Info }>;
const lineBreak = /\r\n|\n|\r/g;

/**
 * All rows except blank ones, with the line on which each begins. Lines are counted in the text, because the parser
 * counts CRLF inside quotes twice.
 */
export async function* csvRows(
  content: Uint8Array,
  form: TextForm,
  onShare: (share: number) => void,
): AsyncGenerator<TableRow> {
  const parser = parse({
    delimiter: form.delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    info: true,
    raw: true,
    relax_column_count: true,
    // Allows an unescaped quote, as in: 5" pipe
    relax_quotes: true,
    max_record_size: longestRow,
  });
  const source = Readable.from(decode(content, form.encoding, onShare));
  source.once('error', (error) => parser.destroy(error));
  let line = 1;
  let unguard: typeof withoutGuard | undefined;
  try {
    for await (const { record, raw } of source.pipe(parser) as AsyncIterable<ParsedRow>) {
      const unguarded = unguard ?? (record.some(fieldInBrackets) ? withoutGuard : withoutForeignGuard);
      unguard = unguarded;
      const cells = record.map((cell) => cleanText(unguarded(cell)) || null);
      while (cells.length > 0 && cells.at(-1) === null) cells.pop();
      if (cells.length > importLimits.columns) {
        throw new Refusal('columns-too-many', { count: cells.length, most: importLimits.columns });
      }
      if (cells.length > 0) yield { line, cells };
      line += raw.match(lineBreak)?.length ?? 0;
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const isOpen = error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE';
    yield { line, cells: [], fault: { code: isOpen ? 'quote-open' : 'row-broken', params: {} } };
  } finally {
    source.destroy();
  }
}

function* decode(content: Uint8Array, encoding: string, onShare: (share: number) => void) {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let line = 1;
  for (let from = 0; from < content.length; from += chunkBytes) {
    const chunk = content.subarray(from, from + chunkBytes);
    const isLast = from + chunkBytes >= content.length;
    let text: string;
    try {
      text = decoder.decode(chunk, { stream: !isLast });
    } catch {
      const lenient = new TextDecoder(encoding).decode(chunk);
      line += lenient.slice(0, Math.max(0, lenient.indexOf('\ufffd'))).match(lineBreak)?.length ?? 0;
      throw new Refusal('encoding-wrong', { line, encoding: encoding.toUpperCase() });
    }
    line += text.match(lineBreak)?.length ?? 0;
    onShare(Math.min(1, (from + chunkBytes) / content.length));
    yield text;
  }
}
