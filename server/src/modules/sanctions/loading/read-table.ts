import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { ListRefused } from './listed-name.ts';

type Form = Readonly<{ delimiter: string; quote?: string | false }>;

/** The rows of a CSV file, read as they come. */
export async function* readRows(
  chunks: AsyncIterable<string>,
  { delimiter, quote = '"' }: Form,
): AsyncIterable<readonly string[]> {
  const options = { bom: true, delimiter, quote, relax_column_count: true, relax_quotes: true } as const;
  const parser = parse({ ...options, skip_empty_lines: true, max_record_size: 1_000_000 });
  const source = Readable.from(chunks).on('error', (error) => parser.destroy(error));
  try {
    for await (const row of source.pipe(parser)) yield row as string[];
  } catch (error) {
    if (error instanceof CsvError) throw new ListRefused(`It is no readable CSV: ${error.message}.`);
    throw error;
  }
}

type Table = Form &
  Readonly<{
    /** Columns of which all must be there, in the form that `headingOf` gives them. */
    needs: readonly string[];
    /** Gets the rows above the headings. */
    above?: (row: readonly string[]) => void;
  }>;

const mostAbove = 10;
export const headingOf = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ');

/** The rows of a CSV file by their headings, which may stand below a few other rows. */
export async function* readTable(
  chunks: AsyncIterable<string>,
  { needs, above, ...form }: Table,
): AsyncIterable<ReadonlyMap<string, string>> {
  let headings: readonly string[] | null = null;
  let before = 0;
  for await (const row of readRows(chunks, form)) {
    if (headings) {
      const names = headings;
      yield new Map(row.map((cell, at) => [names[at] ?? '', cell.trim()]));
      continue;
    }
    const found = row.map(headingOf);
    if (needs.every((name) => found.includes(name))) headings = found;
    else above?.(row);
    before += 1;
    if (!headings && before > mostAbove) break;
  }
  if (!headings) throw new ListRefused(`It lacks the columns ${needs.map((it) => `“${it}”`).join(', ')}.`);
}
