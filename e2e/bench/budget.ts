/** A figure that must not be exceeded, or with `isLeast` must be reached. */
export type Budget = Readonly<{ name: string; limit: number; unit: string; isLeast?: boolean }>;

export type Verdict = Budget &
  Readonly<{
    measured: number;
    met: boolean;
    /** Explains the figure, or why the budget can't be met. */
    note: string;
  }>;

/** A figure that couldn't be measured (NaN) misses its budget; so does one with `unmetBecause`. */
export function judge(
  budget: Budget,
  measured: number,
  { unmetBecause = '', note = '' }: { unmetBecause?: string; note?: string } = {},
): Verdict {
  const isWithin = budget.isLeast ? measured >= budget.limit : measured <= budget.limit;
  const met = isWithin && unmetBecause === '';
  return { ...budget, measured, met, note: unmetBecause || note };
}
