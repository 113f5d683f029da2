import type { Tx } from '../../../platform/db/index.ts';
import { type Filter, inIndex } from './filters.ts';
import { guesses } from './guesses.ts';

/** What one product costs, in microseconds. Only the ratios matter. */
export const cost = {
  /** To be an entry of a term in the index of terms. */
  entry: 0.05,
  /** To be found by it, and read from the table. */
  row: 4,
  /** To be read along the index of a category, and compared there with one more filter. */
  along: 0.3,
  compared: 0.1,
} as const;

/** How many products have the terms of each filter, about. */
export type Sizes = ReadonlyMap<Filter, number>;

/** Asked once for all that one answer counts, by whoever needs it first. */
export function sizesOnce(filters: readonly Filter[]): (tx: Tx) => Promise<Sizes> {
  const known = filters.filter(isInTerms);
  let sizes: Promise<Sizes> | null = null;
  return (tx) => {
    sizes ??= guesses(tx, known.map(inIndex)).then(
      (found) => new Map(known.map((filter, at) => [filter, found[at] ?? 0])),
    );
    return sizes;
  };
}

/** Whether the index of words and terms knows it. */
export const isInTerms = ({ facet, terms }: Filter): boolean => facet === null || terms.length > 0;

/**
 * How many have the terms of all of these, if facets had nothing to do with each other. Attributes have: their values
 * occur in their own category, and so they make it no rarer.
 */
export function foundByChance(asked: readonly Filter[], sizes: Sizes, listed: number): number {
  const category = [...sizes.keys()].find(({ isOneCategory }) => isOneCategory);
  const within = category && sizes.get(category);
  const isWithin = asked.some((it) => it === category || isAttribute(it));
  const share = asked
    .filter((it) => it !== category)
    .map((it) => (sizes.get(it) ?? 0) / Math.max(1, (isAttribute(it) && within) || listed));
  return share.reduce((product, it) => product * Math.min(1, it), (isWithin && within) || listed);
}

const isAttribute = ({ facet }: Filter): boolean => facet?.startsWith('attr.') ?? false;

/**
 * Which of the terms the index is asked for, and what that costs. A common one costs more to look up than it saves where
 * the rest leave little: what is found is read and compared with everything anyway. `read` says how many products are
 * read where the index is asked for some.
 */
export function cheapestTerms(
  sizes: Sizes,
  read: (asked: readonly Filter[]) => number,
): Readonly<{ asked: readonly Filter[]; spent: number }> {
  let best: Readonly<{ asked: readonly Filter[]; spent: number }> = {
    asked: [],
    spent: Number.POSITIVE_INFINITY,
  };
  for (const [filter] of [...sizes].sort(([, a], [, b]) => a - b)) {
    const asked = [...best.asked, filter];
    const entries = asked.reduce((sum, it) => sum + (sizes.get(it) ?? 0), 0);
    const spent = entries * cost.entry + read(asked) * cost.row;
    if (spent < best.spent) best = { asked, spent };
  }
  return best;
}
