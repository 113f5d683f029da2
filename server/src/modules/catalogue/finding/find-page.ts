import { attributeOfFacet, type ProductSort } from 'shared-kit/contract/catalogue';
import type { Database, Tx } from '../../../platform/db/index.ts';
import type { StoredRates } from '../../rates/index.ts';
import type { CategoryTree } from '../category-tree.ts';
import { facetsOf } from '../facets/all-facets.ts';
import { type FacetCount, spanOf, valuesOf } from '../facets/facet.ts';
import { type Pricing, priceBounds } from '../price/listed-prices.ts';
import { rankOf } from '../search/ranking.ts';
import { allOrModelOf, type SearchWord } from '../search/search-words.ts';
import { countMatches, type Matches, type Wanted } from './count-matches.ts';
import type { Cursor, Position } from './cursor.ts';
import { type Filter, filtersOf, wordsFilter } from './filters.ts';
import type { ListQuery } from './list-query.ts';
import { readListing } from './read-listing.ts';
import { readPage } from './read-page.ts';
import { isBackwards } from './sort-order.ts';

/**
 * Counts and rankings read at most this many products, so that a filter that matches half the market stays cheap.
 */
export const usualCap = 1_000;

export type PageRequest = Readonly<{
  query: ListQuery;
  /** The effective sort: relevance without words becomes newest. */
  sort: ProductSort;
  cursor: Cursor | null;
  /** Products must have all of these. */
  words: readonly SearchWord[];
  /** Products that have more of these come first. */
  ranking: readonly SearchWord[];
  pricing: Pricing;
  rates: StoredRates;
  tree: CategoryTree;
  cap: number;
}>;

export type FoundPage = Readonly<{
  total: Readonly<{ count: number; exact: boolean }>;
  /** In the listing's order, even if read backwards. */
  positions: readonly Position[];
  /** Whether there are more products in the direction of reading. */
  more: boolean;
  facets: CountedFacets;
}>;

/** The same for every page, order, currency and language. */
export type CountedFacets = Readonly<{
  counts: readonly FacetCount[];
  /** Whether counts are exact: those of each ticked facet, and all others. Otherwise they are lower bounds. */
  exact: Readonly<{ ticked: Readonly<Record<string, boolean>>; others: boolean }>;
}>;

/** Total, facet counts and one page. A facet's counts ignore its own filter, so that more can be ticked. */
export async function findPage(db: Database, request: PageRequest): Promise<FoundPage> {
  const { query, cursor } = request;
  const wanted = wantedOf(request);
  const ticked = query.hasFacets ? tickedIn(wanted.filters, query) : [];
  const [found, beside] = await Promise.all([
    readListing(db, (tx) => findMain(tx, request, wanted)),
    ticked.length > 0 ? readListing(db, (tx) => countTicked(tx, { wanted, ticked })) : [],
  ]);
  const page = found.positions.slice(0, query.limit);
  return {
    total: found.total,
    positions: isBackwards({ cursor }) ? page.toReversed() : page,
    more: found.positions.length > query.limit,
    facets: {
      counts: [
        ...found.counts.filter(({ facet }) => !ticked.includes(facet)),
        ...beside.flatMap(({ counts }) => counts),
      ],
      exact: {
        // An attribute of another category isn't counted.
        ticked: Object.fromEntries([
          ...ticked.map((facet) => [facet, true]),
          ...beside.map(({ facet, exact }) => [facet, exact]),
        ]),
        others: found.total.exact,
      },
    },
  };
}

function wantedOf({ query, sort, cursor, words, ranking, pricing, rates, tree, cap }: PageRequest): Wanted {
  const hasWords = words.length > 0;
  return {
    categories: query.categories.length > 0 ? withDescendants(query.categories, tree) : null,
    filters: [
      ...(hasWords ? [wordsFilter(allOrModelOf({ words, text: query.q }))] : []),
      ...filtersOf(query, { tree, pricing, rates }),
    ],
    pricing,
    cap,
    facets: query.hasFacets ? facetsOf(query, tree) : [],
    page: { sort, cursor, limit: query.limit, rank: ranking.length > 0 ? rankOf(ranking) : null },
  };
}

const withDescendants = (ids: readonly string[], tree: CategoryTree): readonly string[] => [
  ...new Set(ids.flatMap((id) => tree.withDescendants(id))),
];

const tickedIn = (filters: readonly Filter[], { categories }: ListQuery): readonly string[] => [
  ...(categories.length > 0 ? ['category'] : []),
  ...filters.flatMap(({ facet }) => facet ?? []),
];

/** The page comes with the counts, unless more products match than were read. */
async function findMain(
  tx: Tx,
  { query, sort, cursor, pricing, rates }: PageRequest,
  wanted: Wanted,
): Promise<Pick<Matches, 'total' | 'counts'> & Readonly<{ positions: readonly Position[] }>> {
  const { total, counts, page, full } = await countMatches(tx, wanted);
  if (total.exact || sort === 'relevance') return { total, counts, positions: page };
  const positions = await readPage(tx, {
    page: { sort, cursor, limit: query.limit },
    categories: full,
    known: page,
    filters: wanted.filters,
    prices: priceBounds(spanOf(query.chosen.price), query.currency, rates),
    pricing,
    conditions: valuesOf(query.chosen.condition),
  });
  return { total, counts, positions };
}

type TickedCounts = Readonly<{ facet: string; exact: boolean; counts: readonly FacetCount[] }>;

/** Counts each ticked facet without its own filter, in a transaction beside the page's. */
async function countTicked(
  tx: Tx,
  { wanted, ticked }: { wanted: Wanted; ticked: readonly string[] },
): Promise<readonly TickedCounts[]> {
  const all: TickedCounts[] = [];
  for (const key of ticked) {
    const facets = wanted.facets.filter((it) => it.key === key);
    // An attribute of another category isn't shown.
    if (facets.length === 0 && key !== 'category') continue;
    const categories = key === 'category' ? null : wanted.categories;
    const filters = wanted.filters.filter((it) => !isLiftedWith(key, it));
    const { total, counts } = await countMatches(tx, { ...wanted, categories, filters, facets, page: null });
    all.push({ facet: key, exact: total.exact, counts: counts.filter((it) => it.facet === key) });
  }
  return all;
}

/** Attribute filters belong to their category, so counts of other categories ignore them. */
const isLiftedWith = (key: string, { facet: own }: Filter): boolean =>
  own === key || (key === 'category' && own !== null && attributeOfFacet(own) !== null);
