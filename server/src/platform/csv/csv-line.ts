type Cell = string | null | undefined;

/** Excel takes a file without this mark for Latin-1. */
export const csvMark = '\uFEFF';

/** A spreadsheet would run a cell that begins like a formula, so an apostrophe comes before it. */
const cell = (value: Cell): string => {
  const text = /^[=+\-@\t\r]/.test(value ?? '') ? `'${value}` : (value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** One line of RFC 4180 text. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cell).join(',')}\r\n`;
