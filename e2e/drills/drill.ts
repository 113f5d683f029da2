/** A promise of the market that is tried by breaking something, round after round. */
export type Drill = Readonly<{
  /** The name in `pnpm drill <name>`. */
  name: string;
  /** What is broken and what must hold, in one sentence. */
  promise: string;
  /** How many rounds CI runs, and how many are the whole drill. */
  rounds: Readonly<{ small: number; whole: number }>;
  /** Why it can't run on this machine; null where it can. */
  missing?: () => string | null;
  run: (asked: DrillRun) => Promise<DrillReport>;
}>;

export type DrillRun = Readonly<{
  rounds: number;
  /** All rounds on a machine that does nothing else: only then are seconds promised, too. */
  isWhole: boolean;
  /** Prints one line of progress. */
  say: (line: string) => void;
}>;

export type DrillReport = Readonly<{
  /** What was measured, in the order it is printed in: `{ 'worst recovery': '1.2 s' }`. */
  figures: Readonly<Record<string, string | number>>;
  /** One sentence for each promise that did not hold; none where all did. */
  broken: readonly string[];
}>;
