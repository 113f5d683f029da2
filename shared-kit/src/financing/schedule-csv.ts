import type { Drawdown } from 'shared-kit/contract/financing';
import { csvText, figure } from 'shared-kit/csv';

export type ScheduleColumn = Exclude<keyof Drawdown['schedule'][number], 'due'>;
export type ScheduleRows = readonly Readonly<Drawdown['schedule'][number]>[];

/** A schedule as CSV, with plain numbers and ISO days. */
export const scheduleCsv = (
  heads: readonly string[],
  columns: readonly ScheduleColumn[],
  schedule: ScheduleRows,
): string => csvText([heads, ...schedule.map((row) => [row.due, ...columns.map((it) => figure(row[it]))])]);
