import type { Tx } from '../../../platform/db/index.ts';
import { type Filter, inIndex } from './filters.ts';
import { guesses } from './guesses.ts';

/** Costs per product in microseconds. Only the ratios matter. */
export const cost = {
  /** An entry in the index of terms. */
  entry: 0.05,
  /** A product found there and read from the table. */
  row: 4,
  /** A product read along a category's index, and compared there with one more filter. */
  along: 0.3,
  compared: 0.1,
} as const;

/** Estimated number of products that have the terms of each filter. */
export type Sizes = ReadonlyMap<Filter, number>;

/** Estimates once for all counts of one answer, at the first use. */
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

/** Whether the index of words and terms knows this filter. */
export const isInTerms = ({ facet, terms }: Filter): boolean => facet === null || terms.length > 0;

/**
 * Estimates how many products match all filters if facets were independent. Attribute values occur only in their own
 * category, so they are counted as shares of it.
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
 * Chooses the terms to look up in the index, with their cost. Looking up a common term costs more than it saves if the
 * others leave few products: those are compared with all filters anyway. `read` estimates how many products are read
 * for a choice of terms.
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
