type Field = Readonly<{ key: string; isJson: boolean }>;

const special = /[\\\t\n\r]/g;
const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const escaped = (text: string): string => text.replace(special, (found) => escapes[found] ?? found);

/** All arrays here contain numbers, which need no quotes. */
function write(value: unknown, isJson: boolean): string {
  if (value === null || value === undefined) return '\\N';
  if (isJson) return escaped(JSON.stringify(value));
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return escaped(`{${value.join(',')}}`);
  return escaped(String(value));
}

/** Few large pieces are faster than many lines. */
const linesInPiece = 500;

/** Rows in the text format of PostgreSQL's COPY. */
export function* copyText(
  rows: readonly Record<string, unknown>[],
  fields: readonly Field[],
): Generator<string> {
  for (let from = 0; from < rows.length; from += linesInPiece) {
    yield rows
      .slice(from, from + linesInPiece)
      .map((row) => `${fields.map(({ key, isJson }) => write(row[key], isJson)).join('\t')}\n`)
      .join('');
  }
}
