/** What loading a page as a document costs. */
export type Measured = Readonly<{
  /** Cumulative layout shift, and what moved. */
  shift: number;
  moved: readonly string[];
  longestTaskMs: number;
  /** Of the area's files, packed. */
  bytes: number;
}>;

type Budget = Readonly<{
  of: (measured: Measured) => number;
  most: number;
  /** With its unit. */
  figure: (value: number) => string;
  says: (figure: string, measured: Measured) => string;
}>;

const budgets: readonly Budget[] = [
  {
    of: ({ shift }) => shift,
    // As in the benchmark.
    most: 0.02,
    figure: (shift) => shift.toFixed(3),
    says: (shift, { moved }) => {
      const what = [...new Set(moved)].slice(0, 5).join(', ');
      return `moves about by ${shift} (${what})`;
    },
  },
  {
    of: ({ longestTaskMs }) => longestTaskMs,
    most: 500,
    figure: (ms) => `${Math.round(ms)} ms`,
    says: (ms) => `doesn't react for ${ms}`,
  },
  {
    of: ({ bytes }) => bytes,
    most: 200 * 1024,
    figure: (bytes) => `${Math.round(bytes / 1024)} kB`,
    says: (size) => `loads ${size} of the area's files`,
  },
];

/** Whether a page crosses a budget. */
export const crosses = (measured: Measured): boolean => budgets.some(({ of, most }) => of(measured) > most);

/** The live release's worst may be exceeded by this much. */
const tolerance = 1.2;

/** Sentences for the budgets that a page crossed each time, and in which it is worse than the live release's. */
export function worse(own: readonly Measured[], live: readonly Measured[]): string[] {
  return budgets.flatMap(({ of, most, figure, says }) => {
    const best = own.reduce((least, it) => (of(it) < of(least) ? it : least));
    const ofLive = Math.max(0, ...live.map(of));
    if (of(best) <= Math.max(most, ofLive * tolerance)) return [];
    const limits = `${figure(most)} is allowed; the live release: ${figure(ofLive)}`;
    return [`${says(figure(of(best)), best)}. ${limits}`];
  });
}
