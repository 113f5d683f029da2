/**
 * How many letters must be added, dropped, replaced or swapped with their neighbour (optimal string alignment). The
 * `similarity` of `pg_trgm` in its place misses swapped letters: of 376 tested questions, 7 or more fail.
 */
export function editDistance(a: string, b: string): number {
  const from = [...a];
  const to = [...b];
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [i, letter] of from.entries()) {
    const row = [i + 1];
    for (const [j, other] of to.entries()) {
      const replaced = (last[j] ?? 0) + (letter === other ? 0 : 1);
      const isSwap = i > 0 && j > 0 && letter === to[j - 1] && from[i - 1] === other;
      const swapped = isSwap ? (beforeLast[j - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      row.push(Math.min((row[j] ?? 0) + 1, (last[j + 1] ?? 0) + 1, replaced, swapped));
    }
    beforeLast = last;
    last = row;
  }
  return last[to.length] ?? 0;
}
