type Pair = readonly [dimension: number, value: number, other: number, value: number];

const nameOf = ([dimension, value, other, otherValue]: Pair) =>
  `${dimension}=${value} ${other}=${otherValue}`;

/**
 * Rows of values, one for each dimension, in which any two values of two dimensions meet at least once. A dimension is
 * given by how many values it has.
 */
export function pairwise(sizes: readonly number[]): number[][] {
  const missing = new Map(pairsOf(sizes).map((pair) => [nameOf(pair), pair]));
  const rows: number[][] = [];
  for (let [next] = missing.values(); next; [next] = missing.values()) {
    const row = completed(next, sizes, missing);
    for (const pair of pairsIn(row)) missing.delete(nameOf(pair));
    rows.push(row.map((value) => value ?? 0));
  }
  return rows;
}

/** Takes for each dimension in turn the value that brings most missing pairs with those taken already. */
function completed(
  [dimension, value, other, otherValue]: Pair,
  sizes: readonly number[],
  missing: ReadonlyMap<string, Pair>,
): (number | undefined)[] {
  const row: (number | undefined)[] = sizes.map(() => undefined);
  row[dimension] = value;
  row[other] = otherValue;
  for (const [at, size] of sizes.entries()) {
    if (row[at] !== undefined) continue;
    const brings = (candidate: number) =>
      pairsIn(row.with(at, candidate)).filter((pair) => missing.has(nameOf(pair))).length;
    const values = Array.from({ length: size }, (_, candidate) => candidate);
    row[at] = values.reduce((best, candidate) => (brings(candidate) > brings(best) ? candidate : best), 0);
  }
  return row;
}

function pairsOf(sizes: readonly number[]): Pair[] {
  const values = sizes.flatMap((size, at) => Array.from({ length: size }, (_, value) => ({ at, value })));
  return values.flatMap((one) =>
    values.filter(({ at }) => at > one.at).map((other): Pair => [one.at, one.value, other.at, other.value]),
  );
}

function pairsIn(row: readonly (number | undefined)[]): Pair[] {
  const taken = row.flatMap((value, at) => (value === undefined ? [] : [{ at, value }]));
  return taken.flatMap((one) =>
    taken.filter(({ at }) => at > one.at).map((other): Pair => [one.at, one.value, other.at, other.value]),
  );
}
