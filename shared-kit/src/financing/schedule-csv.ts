import type { Drawdown } from 'shared-kit/contract/financing';

export type ScheduleColumn = Exclude<keyof Drawdown['schedule'][number], 'due'>;
export type ScheduleRows = readonly Readonly<Drawdown['schedule'][number]>[];

const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A schedule as CSV, with plain numbers and ISO days. Spreadsheets know UTF-8 by the byte-order mark. */
export const scheduleCsv = (
  heads: readonly string[],
  columns: readonly ScheduleColumn[],
  schedule: ScheduleRows,
): string => {
  const lines = [heads, ...schedule.map((row) => [row.due, ...columns.map((it) => row[it])])];
  return `\ufeff${lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('')}`;
};
