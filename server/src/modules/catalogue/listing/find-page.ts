import { sql } from 'drizzle-orm';
import type { ProductSort } from 'shared-kit/contract';
import type { Database, Tx } from '../../../platform/db/index.ts';
import type { StoredRates } from '../../rates/index.ts';
import type { CategoryTree } from '../category-tree.ts';
import { allOf, rankingOf, type SearchWord } from '../search/search-words.ts';
import { attributeParameter } from './attribute-filters.ts';
import { type CandidateSource, guess, isNewestFirst } from './candidate-source.ts';
import {
  type CandidateRow,
  type CandidateSet,
  type Caps,
  isCapped,
  type Overview,
  plainFacets,
} from './candidates.ts';
import { countOverview, pageIn, totalIn } from './count-overview.ts';
import type { Cursor, Position } from './cursor.ts';
import { allWithTerms, type Filter, filtersOf, priceBounds, withBelow } from './filters.ts';
import type { ListQuery } from './list-query.ts';
import { stretchOfPage, type Walk, walkPage } from './page-walk.ts';
import { alongIndexes, readListing } from './plans.ts';
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
  /** The facets whose counts are lower bounds. */
  sampled: ReadonlySet<string>;
}>;

/** Total, facet counts and one page. A facet's counts ignore what is ticked in it, so that more can be ticked. */
export async function findPage(db: Database, request: PageRequest): Promise<FoundPage> {
  const { query, sort, cursor, words, country, tree } = request;
  const filters = filtersOf(query, { ...request, tsquery: words.length > 0 ? allOf(words) : null });
  const rankQuery = words.length > 0 ? rankingOf(words) : null;
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
    set: { ...set, filters: filters.filter((it) => !isLiftedWith(facet, it)) },
    plain: plainFacets.filter((it) => it === facet),
    attributes: attributes.filter(({ key }) => attributeParameter(key) === facet),
    page: null,
  })).filter(({ plain, attributes: own }) => plain.length + own.length > 0);
  const [found, aside] = await Promise.all([
    findMain(db, overview, (tx, page) => walk(tx, request, { filters, sample: page })),
    countAside(db, others),
  ]);
  const page = found.positions.slice(0, query.limit);
  return {
    total: found.total,
    positions: isBackwards(cursor) ? page.toReversed() : page,
    more: found.positions.length > query.limit,
    counts: [...found.counts, ...aside.counts],
    sampled: new Set([...(found.total.exact ? [] : facetsIn(overview)), ...aside.sampled]),
  };
}

const facetsIn = ({ plain, attributes }: Overview): readonly string[] => [
  ...plain,
  ...attributes.map(({ key }) => attributeParameter(key)),
];

/** The page comes with the counts where the set is small enough to be sorted, else along an index. */
async function findMain(
  db: Database,
  overview: Overview,
  walkOn: (tx: Tx, page: readonly Position[]) => Promise<readonly Position[]>,
): Promise<Pick<FoundPage, 'total' | 'positions' | 'counts'>> {
  return readListing(db, async (tx, listed) => {
    const { rows, source } = await countOverview(tx, overview, listed);
    const count = totalIn(rows);
    const capped = isCapped(overview, count);
    const page = pageIn(rows);
    const isSorted = !capped || isPageOfAll(overview, page, source);
    return {
      total: { count: capped ? count - 1 : count, exact: !capped },
      positions: isSorted ? page : await walkOn(tx, page),
      counts: rows.filter(({ part }) => part !== 'total' && part !== 'page'),
    };
  });
}

/** Whether a page of the capped candidates is the page of everything that matches. */
function isPageOfAll({ page }: Overview, found: readonly Position[], source: CandidateSource): boolean {
  if (!page || page.sort === 'relevance') return true;
  // Of the newest, it is as long as it lies among them as a whole.
  const isFull = found.length > page.limit;
  return page.sort === 'newest' && isNewestFirst(source) && isFull && !isBackwards(page.cursor);
}

/** In a transaction of its own, so that it is counted at the same time. */
async function countAside(
  db: Database,
  others: readonly Overview[],
): Promise<Pick<FoundPage, 'counts'> & Readonly<{ sampled: readonly string[] }>> {
  if (others.length === 0) return { counts: [], sampled: [] };
  return readListing(db, async (tx, listed) => {
    const counts: CandidateRow[] = [];
    const sampled: string[] = [];
    for (const other of others) {
      const { rows, exact } = await countOverview(tx, other, listed);
      counts.push(...rows.filter(({ part }) => part !== 'total'));
      if (!exact) sampled.push(...facetsIn(other));
    }
    return { counts, sampled };
  });
}

/** Attributes belong to their category: who looks into another one leaves them behind. */
const isLiftedWith = (facet: string, { facet: own }: Filter): boolean =>
  own === facet || (facet === 'category' && (own?.startsWith(attributeParameter('')) ?? false));

type Found = Readonly<{
  filters: readonly Filter[];
  /** The page of those products that were counted; the page of all lies before its end. */
  sample: readonly Position[];
}>;

async function walk(
  tx: Tx,
  { query, words, country, sort, cursor, tree, rates, caps }: PageRequest,
  { filters, sample }: Found,
): Promise<readonly Position[]> {
  // Ranks have no index to walk along.
  if (sort === 'relevance') return [];
  const { conditions, limit } = query;
  const categories = withBelow(query.categories, tree);
  const prices = priceBounds(query, rates);
  const end = (sample.length > limit && sample.at(-1)) || null;
  const page = { filters, prices, categories, conditions, country, sort, cursor, limit, end };
  const isLookedUp = words.length > 0 && (await isCheaperLookedUp(tx, page, caps.searching));
  if (!isLookedUp) await alongIndexes(tx);
  return walkPage(tx, { ...page, isLookedUp });
}

/** Finding and sorting so many costs about as much as reading far along an order. */
const mostSorted = 60_000;
/** What one product costs: to be read, or to be in a list that indexes are merged from. Only the ratio matters. */
const cost = { read: 3, merged: 0.1 };
/** So many times farther than on average: what matches may lie at the end of the stretch. */
const unevenness = 30;

/** Products of all kinds are published all the time, so what matches is spread along the newest more evenly. */
const newestFactor = 3;

/**
 * Words have an order of their own in which they are found: along a price they may lie far apart. Looking them up
 * merges all that have them with all that lie in the stretch of the page, and reads what has both.
 */
async function isCheaperLookedUp(tx: Tx, page: Omit<Walk, 'isLookedUp'>, counted: number): Promise<boolean> {
  const found = await guess(tx, allWithTerms(page.filters));
  if (page.sort === 'newest') return found * found < newestFactor * page.limit * (await guess(tx, sql`true`));
  const stretch = stretchOfPage(page);
  if (!stretch) return found < mostSorted;
  const listed = await guess(tx, stretch);
  const lookedUp = (found + listed) * cost.merged + ((found * page.limit) / counted) * cost.read;
  const readAlong = listed * Math.min(1, (unevenness * counted) / found) * cost.read;
  return lookedUp < readAlong;
}
