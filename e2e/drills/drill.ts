/** Tests a promise of the market by breaking something, round after round. */
export type Drill = Readonly<{
  /** The name in `pnpm drill <name>`. */
  name: string;
  /** `data` if it guards what people stored and who may do what: `npm test` runs a few rounds of these. */
  group: 'data' | 'service';
  /** What is broken and what must hold, in one sentence. */
  promise: string;
  /** Number of rounds in CI, and in the whole drill. */
  rounds: Readonly<{ small: number; whole: number }>;
  /** Names of the parts that take turns, if it has such. */
  parts?: readonly string[];
  /** Why it can't run on this machine; null if it can. */
  missing?: () => string | null;
  run: (asked: DrillRun) => Promise<DrillReport>;
}>;

export type DrillRun = Readonly<{
  rounds: number;
  /** The parts to run, of those that it has. */
  parts: readonly string[];
  /** All rounds on an idle machine: only then are times checked, too. */
  isWhole: boolean;
  /** Prints one line of progress. */
  say: (line: string) => void;
}>;

export type DrillReport = Readonly<{
  /** Measurements in print order: `{ 'worst recovery': '1.2 s' }`. */
  figures: Readonly<Record<string, string | number>>;
  /** One sentence per broken promise. */
  broken: readonly string[];
}>;
