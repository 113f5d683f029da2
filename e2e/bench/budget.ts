/** A figure that must not be exceeded, or, where it says so, must be reached. */
export type Budget = Readonly<{ name: string; limit: number; unit: string; isLeast?: boolean }>;

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
  const isWithin = budget.isLeast ? measured >= budget.limit : measured <= budget.limit;
  const met = isWithin && unmetBecause === '';
  return { ...budget, measured, met, note: unmetBecause || note };
}
