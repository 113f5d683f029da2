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
import { type Filter, filtersOf, withBelow } from './filters.ts';
import type { ListQuery } from './list-query.ts';
import { walkPage } from './page-walk.ts';
import { withPlans } from './plans.ts';
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
  return withPlans(db, words.length > 0, async (tx) => {
    const run = async (asked: Overview) => (await tx.execute<CandidateRow>(overviewStatement(asked))).rows;
    const main = await run(overview);
    const found = main.find(({ part }) => part === 'total')?.count ?? 0;
    const capped = isCapped(set, found);
    const positions = capped && sort !== 'relevance' ? await walk(tx, request, filters, sort) : pageIn(main);
    const page = positions.slice(0, query.limit);
    const counts = main.filter(({ part }) => part !== 'total' && part !== 'page');
    for (const other of others) counts.push(...(await run(other)).filter(({ part }) => part !== 'total'));
    return {
      total: { count: capped ? found - 1 : found, exact: !capped },
      positions: isBackwards(cursor) ? page.toReversed() : page,
      more: positions.length > query.limit,
      counts,
    };
  });
}

const pageIn = (rows: readonly CandidateRow[]): readonly Position[] =>
  rows.flatMap(({ part, value, low }) =>
    part === 'page' && value !== null ? [{ id: value, key: low }] : [],
  );

function walk(
  tx: Tx,
  { query, country, cursor, tree }: PageRequest,
  filters: readonly Filter[],
  sort: Exclude<ProductSort, 'relevance'>,
): Promise<readonly Position[]> {
  const { conditions, limit } = query;
  const categories = withBelow(query.categories, tree);
  return walkPage(tx, { filters, categories, conditions, country, sort, cursor, limit });
}
