import type { Verdict } from '../budget.ts';
import type { Table } from './table.ts';

/** What one part of the bench found out. */
export type GroupResult = Readonly<{
  tables: readonly Table[];
  verdicts: readonly Verdict[];
  /** Every figure, for the file. */
  figures: unknown;
  /** Sentences on what was wrong: figures of wrong answers say little, and the bench fails once they are printed. */
  failures?: readonly string[];
}>;
