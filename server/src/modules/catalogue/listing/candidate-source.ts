import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/index.ts';
import { cheapestInCategory } from './category-choice.ts';
import { allOfThem, and, categoriesWithin, type Filter, inCategories, inIndex } from './filters.ts';
import { guess } from './guesses.ts';
import { cheapestTerms, foundByChance, isInTerms, type Sizes } from './term-choice.ts';

/**
 * Where candidates are read from, so that finding them stays cheap in any market:
 * - `newest`: the newest products, if a good share of them matches;
 * - `category`: the newest of one category, whose index covers all filters;
 * - `pool`: the newest of the categories that contain the searched words, if many products there do;
 * - `terms`: the index of words and terms, if few products match;
 * - `nothing`: no category contains all of the searched words.
 */
export type CandidateSource = 'newest' | 'category' | 'pool' | 'terms' | 'nothing';

/** How many of the newest products are read. Words are checked in the rows, other filters in the index. */
const reach = { words: 20_000, pool: 6_000, facets: 150_000 } as const;
/**
 * Each ticked facet needs one more count, only to help tick more of it. In a market larger than this, only the newest
 * products are counted for it.
 */
export const aside = 5_000;
/** The planner's guess must be well above the cap: if too few of the newest match, the products are read twice. */
const margin = 1.5;

export type Wanted = Readonly<{
  filters: readonly Filter[];
  sizes: (tx: Tx) => Promise<Sizes>;
  hasWords: boolean;
  limit: number;
  /** Estimated number of products in the listing. */
  listed: number;
  /** Whether this counts for a ticked facet instead of the main result. */
  isAside: boolean;
}>;

/** The source, and for `terms` the filters to look up in the index. */
export type Choice = Readonly<{ source: CandidateSource; asked: readonly Filter[] }>;

export async function chooseSource(tx: Tx, wanted: Wanted): Promise<Choice> {
  const { filters, hasWords } = wanted;
  const asked = filters.filter(isInTerms);
  if (filters.length === 0) return { source: 'newest', asked };
  if (!hasWords) return chooseByFacets(tx, wanted);
  const pool = categoriesWithin(filters);
  if (pool?.length === 0) return { source: 'nothing', asked };
  if (pool && (await isAmongNewest(tx, pool, wanted))) return { source: 'pool', asked };
  return { source: (await isOnNewest(tx, wanted)) ? 'newest' : 'terms', asked };
}

async function chooseByFacets(tx: Tx, wanted: Wanted): Promise<Choice> {
  const { filters, limit, isAside } = wanted;
  const all = await wanted.sizes(tx);
  const sizes = new Map(filters.filter(isInTerms).map((filter) => [filter, all.get(filter) ?? 0]));
  // The planner doesn't know the size of a table that was never analysed.
  const listed = wanted.listed < 0 ? await guess(tx, sql`true`) : wanted.listed;
  const byChance = (some: readonly Filter[]) => foundByChance(some, sizes, listed);
  const { asked } = cheapestTerms(sizes, byChance);
  const category = filters.find(({ isOneCategory }) => isOneCategory);
  if (isAside) {
    const isMuch = byChance([...sizes.keys()]) > limit;
    return { source: isMuch ? (category ? 'category' : 'newest') : 'terms', asked };
  }
  if (category) return cheapestInCategory(tx, { category, filters, sizes, limit });
  return { source: (await isOnNewest(tx, wanted)) ? 'newest' : 'terms', asked };
}

/** Whether enough of the newest products match to read them in order. */
async function isOnNewest(tx: Tx, { filters, hasWords, limit, listed }: Wanted): Promise<boolean> {
  const enough = Math.max(limit, (limit * listed) / (hasWords ? reach.words : reach.facets)) * margin;
  return (await guess(tx, allOfThem(filters))) > enough;
}

/** Whether so many of the newest in these categories match that reading them ends soon. */
async function isAmongNewest(
  tx: Tx,
  pool: readonly string[],
  { filters, limit }: Pick<Wanted, 'filters' | 'limit'>,
): Promise<boolean> {
  const found = await guessWithWords(tx, filters);
  if (found < limit * margin) return false;
  return ((limit * (await guess(tx, inCategories(pool)))) / found) * margin < reach.pool;
}

/**
 * Estimates how many products match the words and the filters. The words of a search usually belong to one kind of
 * product, so the rarest word estimates better than their independent combination. The category is left out for the
 * same reason.
 */
export async function guessWithWords(tx: Tx, filters: readonly Filter[]): Promise<number> {
  const others = filters.filter(({ facet }) => facet !== null && facet !== 'category');
  let fewest = Number.POSITIVE_INFINITY;
  for (const word of filters.flatMap(({ each }) => each)) {
    fewest = Math.min(fewest, await guess(tx, sql`${word} and ${allOfThem(others)}`));
  }
  return fewest;
}

/** A source as `FROM … WHERE … ORDER BY …`, with the listing's row as `l`. */
export function fromSource(
  { source, asked }: Choice,
  { filters, hasWords, isAside }: Pick<Wanted, 'filters' | 'hasWords' | 'isAside'>,
): SQL {
  const matches = allOfThem(filters);
  const ofCategory = filters.filter(({ isOneCategory }) => isOneCategory);
  const newestFirst = sql`order by l.published_at desc, l.product_id desc`;
  const along = (within: SQL, distance: number, match = matches) =>
    sql`from (select * from product_listing l where ${within} ${newestFirst} limit ${distance}) l
      where ${match} ${newestFirst}`;
  switch (source) {
    case 'newest':
      return along(sql`true`, isAside ? aside : hasWords ? reach.words : reach.facets);
    case 'pool': {
      const pool = categoriesWithin(filters) ?? [];
      // Each part comes in an index's order, so the parts are merged and not sorted.
      const parts = pool.map(
        (id) => sql`(select * from product_listing l where l.category_id = ${id}
          ${newestFirst} limit ${Math.ceil(reach.pool / pool.length)})`,
      );
      return sql`from (${sql.join(parts, sql` union all `)}) l where ${matches} ${newestFirst}`;
    }
    case 'nothing':
      return sql`from product_listing l where false`;
    case 'category': {
      // Compare numbers last: they cost most.
      const others = filters
        .filter(({ isOneCategory }) => !isOneCategory)
        .toSorted((a, b) => Number(isInTerms(b)) - Number(isInTerms(a)));
      const matchesThere = and(others.map(({ throughout, condition }) => throughout?.condition ?? condition));
      if (isAside) return along(allOfThem(ofCategory), aside, matchesThere);
      const rough = others.flatMap(({ throughout }) => throughout?.rough ?? []);
      // OFFSET 0 here too: the planner takes attributes for rare and would use other indexes and the table.
      return sql`from (
        select * from product_listing l where ${and([allOfThem(ofCategory), ...rough])} ${newestFirst} offset 0
      ) l where ${matchesThere} ${newestFirst}`;
    }
    case 'terms':
      if (asked.length === 0) return sql`from product_listing l where ${matches}`;
      // OFFSET 0 keeps the conditions apart: together the planner would take them for much rarer than they are,
      // and read other indexes as well.
      return sql`from (
        select * from product_listing l where ${and(asked.map(inIndex))} offset 0
      ) l where ${allOfThem(filters.filter(({ facet }) => facet !== null))}`;
  }
}

/** Whether the candidates are the newest of all matches, in that order. */
export const isNewestFirst = (source: CandidateSource): boolean =>
  source === 'newest' || source === 'category';

/**
 * Whether the result is final. Reading the newest stops at some point, so it is final only if it found enough. For the
 * count of a ticked facet a part of the market is enough.
 */
export function isConclusive(
  source: CandidateSource,
  { filters, isAside }: Pick<Wanted, 'filters' | 'isAside'>,
  isFull: boolean,
): boolean {
  if (source === 'pool') return isFull;
  return source !== 'newest' || isFull || isAside || filters.length === 0;
}

/** Whether it stops although more products may match. */
export const isPart = (source: CandidateSource): boolean => source !== 'terms' && source !== 'nothing';
