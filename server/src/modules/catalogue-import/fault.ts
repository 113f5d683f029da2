/** A fault of one cell: its place in the file, and the remedy. */
export type Fault = Readonly<{
  /** Line number as in an editor; for a row, its first line. */
  line: number;
  /** The column's heading in this file; empty for a whole row. */
  column: string;
  problem: string;
  remedy: string;
}>;

export const faultText = ({ line, column, problem, remedy }: Fault): string =>
  `line ${line}${column && `, ${column}`}: ${problem}. ${remedy}.`;

/** An import that can't take place. Its message is one sentence for the operator. */
export class ImportRefused extends Error {
  override name = 'ImportRefused';
}
