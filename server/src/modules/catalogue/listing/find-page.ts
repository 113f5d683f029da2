import { sql } from 'drizzle-orm';
import type { ProductSort } from 'shared-kit/contract';
import type { Database, Tx } from '../../../platform/db/index.ts';
import type { StoredRates } from '../../rates/index.ts';
import type { CategoryTree } from '../category-tree.ts';
import { rankingOf, type SearchWord } from '../search/search-words.ts';
import { attributeParameter } from './attribute-filters.ts';
import { type CandidateSource, guessWithWords, isNewestFirst } from './candidate-source.ts';
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
import { categoriesWithin, type Filter, filtersOf, inCategories, priceBounds } from './filters.ts';
import { guess } from './guesses.ts';
import type { ListQuery } from './list-query.ts';
import { walkPage } from './page-walk.ts';
import { alongIndexes, readListing } from './plans.ts';
import { isBackwards } from './sort-order.ts';
import type { Stretching } from './stretch.ts';
import { sizeOfStretch } from './stretch-size.ts';
import { sizesOnce } from './term-choice.ts';

export type PageRequest = Readonly<{
  query: ListQuery;
  /** The effective sort: relevance without words becomes newest. */
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
  /** In the listing's order, even if read backwards. */
  positions: readonly Position[];
  /** Whether there are more products in the direction of reading. */
  more: boolean;
  counts: readonly CandidateRow[];
  /** The facets whose counts are lower bounds. */
  sampled: ReadonlySet<string>;
}>;

/** Total, facet counts and one page. A facet's counts ignore its own filter, so that more can be ticked. */
export async function findPage(db: Database, request: PageRequest): Promise<FoundPage> {
  const { query, sort, cursor, words, country, tree } = request;
  const filters = filtersOf(query, request);
  const rankQuery = words.length > 0 ? rankingOf(words) : null;
  const set: CandidateSet = { filters, sizes: sizesOnce(filters), country, rankQuery, caps: request.caps };
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

/** Returns the page with the counts if the set is small enough to sort, else reads it along an index. */
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

/** Whether a page of the capped candidates equals the page of all matches. */
function isPageOfAll({ page }: Overview, found: readonly Position[], source: CandidateSource): boolean {
  if (!page || page.sort === 'relevance') return true;
  // The candidates are the newest matches, so a full page among them is the right one.
  const isFull = found.length > page.limit;
  return page.sort === 'newest' && isNewestFirst(source) && isFull && !isBackwards(page.cursor);
}

/**
 * Limits one request's load on the database: at most this many transactions beside the page's, each for some facets.
 */
const beside = { most: 2, facetsEach: 3 } as const;

/** Counts in separate transactions, at the same time as the page. */
async function countAside(
  db: Database,
  others: readonly Overview[],
): Promise<Pick<FoundPage, 'counts'> & Readonly<{ sampled: readonly string[] }>> {
  const counts: CandidateRow[] = [];
  const sampled: string[] = [];
  let next = 0;
  const countOn = async (tx: Tx, listed: number) => {
    for (let other = others[next++]; other; other = others[next++]) {
      const { rows, exact } = await countOverview(tx, other, listed);
      counts.push(...rows.filter(({ part }) => part !== 'total'));
      if (!exact) sampled.push(...facetsIn(other));
    }
  };
  const lanes = Math.min(beside.most, Math.ceil(others.length / beside.facetsEach));
  await Promise.all(Array.from({ length: lanes }, () => readListing(db, countOn)));
  return { counts, sampled };
}

/** Attribute filters belong to their category, so counts of other categories ignore them. */
const isLiftedWith = (facet: string, { facet: own }: Filter): boolean =>
  own === facet || (facet === 'category' && (own?.startsWith(attributeParameter('')) ?? false));

type Found = Readonly<{
  filters: readonly Filter[];
  /** A page of the counted products only; the page of all ends no later. */
  sample: readonly Position[];
}>;

async function walk(
  tx: Tx,
  { query, words, country, sort, cursor, rates, caps }: PageRequest,
  { filters, sample }: Found,
): Promise<readonly Position[]> {
  // No index has the order of relevance.
  if (sort === 'relevance') return [];
  const { conditions, limit } = query;
  const categories = categoriesWithin(filters) ?? [];
  const prices = priceBounds(query, rates);
  const end = (sample.length > limit && sample.at(-1)) || null;
  const page = { filters, prices, categories, conditions, country, sort, cursor, limit, end };
  const way = words.length > 0 ? await cheapestWay(tx, page, caps.searching) : 'along';
  if (way === 'looked-up') return walkPage(tx, { ...page, end: null, isLookedUp: true });
  const isLookedUp = way === 'merged';
  if (!isLookedUp) await alongIndexes(tx);
  return walkPage(tx, { ...page, isLookedUp });
}

/** Finding and sorting this many costs about as much as reading far along an index. */
const mostSorted = 60_000;
/**
 * Costs per product: read along an index and compared, looked up, or merged from bitmaps of indexes. Only the ratios
 * matter.
 */
const cost = { read: 3, lookedUp: 1.5, merged: 0.1 };
/** How much farther than average to read: the matches may be at the end of the stretch. */
const unevenness = 30;

/** All kinds of products are published all the time, so matches are spread more evenly by date. */
const newestFactor = 3;

/** If nearly all of a category contains the words, matches can't be far apart in it. */
const mostUneven = (found: number, within: number): number => Math.min(unevenness, (4 * within) / found);

/**
 * Chooses how to read the page. By price, the matches of a search may lie far apart, so there are three ways: read the
 * stretch of the index, look up all products with the words, or merge both indexes before reading rows.
 */
async function cheapestWay(
  tx: Tx,
  page: Stretching,
  counted: number,
): Promise<'along' | 'merged' | 'looked-up'> {
  const found = await guessWithWords(tx, page.filters);
  const { categories, limit } = page;
  const within = await guess(tx, categories.length > 0 ? inCategories(categories) : sql`true`);
  if (page.sort === 'newest') {
    const isRare = found * found < newestFactor * limit * within;
    return isRare ? 'looked-up' : 'along';
  }
  const listed = await sizeOfStretch(tx, page);
  if (listed === null) return found < mostSorted ? 'looked-up' : 'along';
  const merged = (found + listed) * cost.merged + ((found * limit) / counted) * cost.lookedUp;
  const lookedUp = found * (cost.merged + cost.lookedUp);
  const along = listed * Math.min(1, (mostUneven(found, within) * counted) / found) * cost.read;
  const least = Math.min(along, merged, lookedUp);
  return least === along ? 'along' : least === merged ? 'merged' : 'looked-up';
}
