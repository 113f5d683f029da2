/** A table of measurements; the first column names the row. */
export type Table = Readonly<{
  title: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** Notes for reading the table. */
  notes?: readonly string[];
}>;

/** The table as text, with columns as wide as their widest cell; names left-aligned, figures right-aligned. */
export function renderTable({ title, columns, rows, notes = [] }: Table): string {
  const all = [columns, ...rows];
  const widths = columns.map((_, at) => Math.max(...all.map((row) => (row[at] ?? '').length)));
  const isWords = columns.map((_, at) => at === 0 || rows.every((row) => !/\d/.test(row[at]?.[0] ?? '')));
  const line = (row: readonly string[]) =>
    widths
      .map((width, at) => (isWords[at] ? (row[at] ?? '').padEnd(width) : (row[at] ?? '').padStart(width)))
      .join('  ')
      .trimEnd();
  const rule = widths.map((width) => '─'.repeat(width)).join('──');
  return [title, line(columns), rule, ...rows.map(line), ...notes.map((note) => `  ${note}`)].join('\n');
}
