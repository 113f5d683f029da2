type Column = Readonly<{ heading: string; right?: boolean; most?: number }>;

const fit = (text: string, most = 60) => {
  const line = text.replace(/\s+/g, ' ');
  const letters = [...line];
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : line;
};
const width = (text: string) => [...text].length;

/** A plain-text table with headings and columns as wide as needed. */
export function textTable(columns: readonly Column[], rows: readonly (readonly string[])[]): string[] {
  const cells = [columns.map(({ heading }) => heading), ...rows].map((row) =>
    row.map((cell, at) => fit(cell, columns[at]?.most)),
  );
  const widths = columns.map((_column, at) => Math.max(...cells.map((row) => width(row[at] ?? ''))));
  return cells.map((row) =>
    row
      .map((cell, at) => {
        const space = ' '.repeat((widths[at] ?? 0) - width(cell));
        return columns[at]?.right ? space + cell : cell + space;
      })
      .join('  ')
      .trimEnd(),
  );
}
