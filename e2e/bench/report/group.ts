import type { Verdict } from '../budget.ts';
import type { Table } from './table.ts';

/** Results of one part of the bench. */
export type GroupResult = Readonly<{
  tables: readonly Table[];
  verdicts: readonly Verdict[];
  /** All figures, for the result file. */
  figures: unknown;
  /** Descriptions of wrong answers, whose figures say little. The bench prints them and fails. */
  failures?: readonly string[];
}>;
