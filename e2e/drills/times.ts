/** The time that this share of all was within: 0.5 is the median. Null: there were none. */
export function within(share: number, times: readonly number[]): number | null {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null;
}

/** How long answers took, in one line of figures. */
export function told(times: readonly number[]): string {
  const [median, late, worst] = [0.5, 0.99, 1].map((share) => `${Math.round(within(share, times) ?? 0)} ms`);
  return `p50 ${median}, p99 ${late}, worst ${worst} (${times.length} answers)`;
}
