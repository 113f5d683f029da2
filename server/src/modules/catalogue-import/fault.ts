/** What is wrong with one cell, where it stands in the file, and what to do about it. */
export type Fault = Readonly<{
  /** As an editor counts the file's lines: that of the row's first line. */
  line: number;
  /** The column's heading in this file; empty when the whole row is meant. */
  column: string;
  problem: string;
  remedy: string;
}>;

export const faultText = ({ line, column, problem, remedy }: Fault): string =>
  `line ${line}${column && `, ${column}`}: ${problem}. ${remedy}.`;

/** An import that can't take place. The message is one sentence for the person at the keyboard. */
export class ImportRefused extends Error {
  override name = 'ImportRefused';
}
