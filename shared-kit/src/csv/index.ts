/** Text as RFC 4180 writes it, for every file that people open in a spreadsheet. */
type Cell = string | null | undefined;

/** Spreadsheets take a file without this mark for Latin-1. */
export const csvMark = '\uFEFF';

/** A spreadsheet runs text that begins like this, also after blanks and in full-width signs. */
const formula = /^(?:[\t\r\n ]*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20]|[\t\r])/;
const figure = /^-?\d+(?:[.,]\d+)?$/;

/** An apostrophe comes before what would be run; figures are safe. */
const safe = (text: string): string => (formula.test(text) && !figure.test(text) ? `'${text}` : text);

/** A cell's text as it was before `csvLine` made it safe. */
export const withoutGuard = (text: string): string =>
  text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text;

function written(cell: Cell, separator: string): string {
  const text = safe(cell ?? '');
  const needsQuotes = text.includes(separator) || /["\r\n]/.test(text) || text !== text.trim();
  return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A line with its end. Spreadsheets expect `;` where the comma is the decimal sign. */
export const csvLine = (cells: readonly Cell[], separator: ',' | ';' = ','): string =>
  `${cells.map((cell) => written(cell, separator)).join(separator)}\r\n`;

/** A whole file. */
export const csvText = (lines: readonly (readonly Cell[])[], separator: ',' | ';' = ','): string =>
  csvMark + lines.map((cells) => csvLine(cells, separator)).join('');
