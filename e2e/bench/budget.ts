/** A figure that must not be exceeded. */
export type Budget = Readonly<{ name: string; limit: number; unit: string }>;

export type Verdict = Budget &
  Readonly<{
    measured: number;
    met: boolean;
    /** Why it can't be met or what was measured, where that isn't plain. */
    note: string;
  }>;

/** A figure that could not be taken (NaN) misses its budget; so does one whose `unmetBecause` says why. */
export function judge(
  budget: Budget,
  measured: number,
  { unmetBecause = '', note = '' }: { unmetBecause?: string; note?: string } = {},
): Verdict {
  const met = measured <= budget.limit && unmetBecause === '';
  return { ...budget, measured, met, note: unmetBecause || note };
}
