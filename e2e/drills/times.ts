/** The time within which this share of all were: 0.5 is the median. Null if there were none. */
export function within(share: number, times: readonly number[]): number | null {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null;
}

/** A line with response times. */
export function told(times: readonly number[]): string {
  const [median, late, worst] = [0.5, 0.99, 1].map((share) => `${Math.round(within(share, times) ?? 0)} ms`);
  return `p50 ${median}, p99 ${late}, worst ${worst} (${times.length} answers)`;
}
