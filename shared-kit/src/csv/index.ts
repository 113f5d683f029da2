/** Text as RFC 4180 writes it, for every file that people open in a spreadsheet. */

/** An exact number that isn't a JavaScript number, such as a sum of money. */
export type Figure = Readonly<{ figure: string }>;
type Cell = string | number | Figure | null | undefined;
type Separator = ',' | ';';

/** Spreadsheets take a file without this mark for Latin-1. */
export const csvMark = '\uFEFF';

/** Marks a decimal text with a point as a number: it stands in its cell bare, for spreadsheets to count with. */
export const figure = (text: string): Figure => ({ figure: text });

const number = /^-?\d+(?:\.\d+)?$/;
/**
 * Where a spreadsheet would begin to run text: at the cell's beginning, and after whatever it may take for a separator,
 * past blanks, quotes and apostrophes. Full-width signs count.
 */
const runs = String.raw`(?=[\s"']*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20])`;
const begin = String.raw`(?<=^|[,;|\t\r\n])`;
const unguarded = new RegExp(begin + runs, 'g');
const guarded = new RegExp(`${begin}'${runs}`, 'g');
const guardedFirst = new RegExp(`^'${runs}`);

/** An apostrophe comes before what would be run. `withoutGuard` takes back exactly these. */
const safe = (text: string): string => text.replace(unguarded, "'");

/** A cell's text as it was before `csvLine` made it safe. */
export const withoutGuard = (text: string): string => text.replace(guarded, '');

/** The same for files that others wrote: they guard a cell's beginning alone. */
export const withoutForeignGuard = (text: string): string => text.replace(guardedFirst, '');

const quoted = (text: string): string => `"${safe(text).replaceAll('"', '""')}"`;

function written(cell: Cell, separator: Separator): string {
  if (cell === null || cell === undefined || cell === '') return '';
  if (typeof cell === 'string') return quoted(cell);
  const text = typeof cell === 'number' ? String(cell) : cell.figure;
  if (!number.test(text)) return quoted(text);
  return separator === ';' ? text.replace('.', ',') : text;
}

/**
 * A line with its end. Spreadsheets expect `;` where the comma is the decimal sign. Text is always quoted, since a
 * spreadsheet of another country splits lines elsewhere; numbers never are.
 */
export const csvLine = (cells: readonly Cell[], separator: Separator = ','): string =>
  `${cells.map((cell) => written(cell, separator)).join(separator)}\r\n`;

/** A whole file. */
export const csvText = (lines: readonly (readonly Cell[])[], separator: Separator = ','): string =>
  csvMark + lines.map((cells) => csvLine(cells, separator)).join('');
