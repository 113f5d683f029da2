import type { Tx } from '../../../platform/db/index.ts';
import { aside, type CandidateSource, chooseSource, isConclusive, isPart } from './candidate-source.ts';
import { type CandidateRow, isCapped, limitOf, type Overview, overviewStatement } from './candidates.ts';
import type { Position } from './cursor.ts';
import { throughBitmaps } from './plans.ts';

export const totalIn = (rows: readonly CandidateRow[]): number =>
  rows.find(({ part }) => part === 'total')?.count ?? 0;

export const pageIn = (rows: readonly CandidateRow[]): readonly Position[] =>
  rows.flatMap(({ part, value, low }) =>
    part === 'page' && value !== null ? [{ id: value, key: low }] : [],
  );

/** Rows of a count, their source, and whether they cover all matches. */
export type Counted = Readonly<{ rows: readonly CandidateRow[]; source: CandidateSource; exact: boolean }>;

/** Counts from the cheapest source, and again from the index of terms if that wasn't conclusive. */
export async function countOverview(tx: Tx, overview: Overview, listed: number): Promise<Counted> {
  const { filters, sizes, rankQuery } = overview.set;
  const hasWords = rankQuery !== null;
  const isAside = overview.page === null;
  const { source, asked } = await chooseSource(tx, {
    filters,
    sizes,
    hasWords,
    limit: limitOf(overview),
    listed,
    isAside,
  });
  const run = async (from: CandidateSource) => {
    const count = async () =>
      (await tx.execute<CandidateRow>(overviewStatement(overview, { source: from, asked }))).rows;
    return from === 'terms' && hasWords ? throughBitmaps(tx, count) : count();
  };
  const rows = await run(source);
  const isFull = isCapped(overview, totalIn(rows));
  if (!isConclusive(source, { filters, isAside }, isFull)) {
    const all = await run('terms');
    return { rows: all, source: 'terms', exact: !isCapped(overview, totalIn(all)) };
  }
  // For a ticked facet, a part of the newest products may stand for all.
  const isAll = listed >= 0 && listed < aside / 2;
  const isBound = isAside && isPart(source) && filters.length > 0 && !isAll;
  return { rows, source, exact: !isFull && !isBound };
}
