import { sql } from 'drizzle-orm';
import type { ProductSort } from 'shared-kit/contract';
import type { Database, Tx } from '../../../platform/db/index.ts';
import type { StoredRates } from '../../rates/index.ts';
import type { CategoryTree } from '../category-tree.ts';
import { allOf, anyOf, type SearchWord } from '../search/search-words.ts';
import { attributeParameter } from './attribute-filters.ts';
import {
  type CandidateRow,
  type CandidateSet,
  type Caps,
  isCapped,
  type Overview,
  overviewStatement,
  plainFacets,
} from './candidates.ts';
import type { Cursor, Position } from './cursor.ts';
import { filtersOf } from './filters.ts';
import type { ListQuery } from './list-query.ts';
import { walkPage } from './page-walk.ts';
import { isBackwards } from './sort-order.ts';

export type PageRequest = Readonly<{
  query: ListQuery;
  /** The sort that is meant: relevance without words is newest. */
  sort: ProductSort;
  cursor: Cursor | null;
  words: readonly SearchWord[];
  country: string | null;
  rates: StoredRates;
  tree: CategoryTree;
  caps: Caps;
}>;

export type FoundPage = Readonly<{
  total: Readonly<{ count: number; exact: boolean }>;
  /** In the listing's order, whichever way they were read. */
  positions: readonly Position[];
  /** Whether the reading stopped before the end in its direction. */
  more: boolean;
  counts: readonly CandidateRow[];
}>;

/** Total, facet counts and one page. A facet's counts ignore what is ticked in it, so that more can be ticked. */
export async function findPage(db: Database, request: PageRequest): Promise<FoundPage> {
  const { query, sort, cursor, words, country, tree } = request;
  const filters = filtersOf(query, { ...request, tsquery: words.length > 0 ? allOf(words) : null });
  const rankQuery = words.length > 0 ? anyOf(words) : null;
  const set: CandidateSet = { filters, country, rankQuery, caps: request.caps };
  const ticked = new Set(filters.flatMap(({ facet }) => facet ?? []));
  const attributes = tree.facetsOf(query.categories);
  const overview: Overview = {
    set,
    plain: plainFacets.filter((facet) => !ticked.has(facet)),
    attributes: attributes.filter(({ key }) => !ticked.has(attributeParameter(key))),
    page: { sort, cursor, limit: query.limit },
  };
  const others = Array.from(ticked, (facet) => ({
    set: { ...set, filters: filters.filter((it) => it.facet !== facet) },
    plain: plainFacets.filter((it) => it === facet),
    attributes: attributes.filter(({ key }) => attributeParameter(key) === facet),
    page: null,
  })).filter(({ plain, attributes: own }) => plain.length + own.length > 0);
  const [main = [], ...ownCounts] = await runOverviews(db, [overview, ...others]);
  const found = main.find(({ part }) => part === 'total')?.count ?? 0;
  const capped = isCapped(set, found);
  const positions =
    capped && sort !== 'relevance'
      ? await walkPage(db, { filters, country, sort, cursor, limit: query.limit })
      : main.filter(({ part }) => part === 'page').map(({ value, low }) => ({ id: value ?? '', key: low }));
  const page = positions.slice(0, query.limit);
  return {
    total: { count: capped ? found - 1 : found, exact: !capped },
    positions: isBackwards(cursor) ? page.toReversed() : page,
    more: positions.length > query.limit,
    counts: [...main, ...ownCounts.flat()].filter(({ part }) => part !== 'total' && part !== 'page'),
  };
}

async function runOverviews(
  db: Database,
  overviews: readonly Overview[],
): Promise<readonly CandidateRow[][]> {
  const run = async (tx: Tx, overview: Overview) =>
    (await tx.execute<CandidateRow>(overviewStatement(overview))).rows;
  const isSearch = overviews.some(({ set }) => set.rankQuery !== null);
  if (!isSearch) return Promise.all(overviews.map((overview) => run(db, overview)));
  return db.transaction(async (tx) => {
    // Words are found through their index: the planner would rather read the whole table in the hope of filling
    // the limit early, which goes wrong where words and filters hardly meet.
    await tx.execute(sql`set local enable_seqscan = off`);
    const found: CandidateRow[][] = [];
    for (const overview of overviews) found.push(await run(tx, overview));
    return found;
  });
}
