/** A table of one group of measurements; the first column names the row. */
export type Table = Readonly<{
  title: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** What a reader must know to read it right. */
  notes?: readonly string[];
}>;

/** The table as text, each column as wide as its widest cell: names to the left, figures to the right. */
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
