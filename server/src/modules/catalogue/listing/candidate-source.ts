import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/index.ts';
import { cheapestInCategory } from './category-choice.ts';
import { allOfThem, and, categoriesWithin, type Filter, inCategories, inIndex } from './filters.ts';
import { guess } from './guesses.ts';
import { cheapestTerms, foundByChance, isInTerms, type Sizes } from './term-choice.ts';

/**
 * Where candidates are taken from, so that finding them stays cheap however many there are:
 * - `newest`: along the newest products, where a good share of them matches;
 * - `category`: along the newest of one category, whose index holds all that is filtered by;
 * - `pool`: along the newest of the categories that the searched words are found in, where many there have them;
 * - `terms`: from the index of words and terms, where few match;
 * - `nothing`: no category has all of the searched words.
 */
export type CandidateSource = 'newest' | 'category' | 'pool' | 'terms' | 'nothing';

/** How far along the newest products to look. Words are looked for in the rows, everything else in the index. */
const reach = { words: 20_000, pool: 6_000, facets: 150_000 } as const;
/**
 * The counts of a ticked facet are a help for ticking more of it, and there is one more of them for every tick: in a
 * market larger than this they are counted among the newest products alone.
 */
export const aside = 5_000;
/** The planner's guess has to be well above the cap, because looking along in vain is paid for twice. */
const margin = 1.5;

export type Wanted = Readonly<{
  filters: readonly Filter[];
  sizes: (tx: Tx) => Promise<Sizes>;
  hasWords: boolean;
  limit: number;
  /** Products in the listing, about. */
  listed: number;
  /** Counted for a ticked facet, beside the products that were asked for. */
  isAside: boolean;
}>;

/** Where from, and the filters whose words and terms the index is asked for where it is that one. */
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
  // A table that was never analysed doesn't say how many it has.
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

/** Whether enough of the newest match for looking along them to be worth it. */
async function isOnNewest(tx: Tx, { filters, hasWords, limit, listed }: Wanted): Promise<boolean> {
  const enough = Math.max(limit, (limit * listed) / (hasWords ? reach.words : reach.facets)) * margin;
  return (await guess(tx, allOfThem(filters))) > enough;
}

/** Whether so many of the newest in these categories match that looking along them ends soon. */
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
 * How many have the words and all that is filtered by besides. Words of one search mostly mean one kind of product: the
 * rarest of them says more than all as if by chance. Nor does a category that they belong to make them any rarer.
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
      // Each in the order that an index has, so that they are merged and not sorted.
      const parts = pool.map(
        (id) => sql`(select * from product_listing l where l.category_id = ${id}
          ${newestFirst} limit ${Math.ceil(reach.pool / pool.length)})`,
      );
      return sql`from (${sql.join(parts, sql` union all `)}) l where ${matches} ${newestFirst}`;
    }
    case 'nothing':
      return sql`from product_listing l where false`;
    case 'category': {
      // Numbers last: they cost most to compare.
      const others = filters
        .filter(({ isOneCategory }) => !isOneCategory)
        .toSorted((a, b) => Number(isInTerms(b)) - Number(isInTerms(a)));
      const matchesThere = and(others.map(({ throughout, condition }) => throughout?.condition ?? condition));
      if (isAside) return along(allOfThem(ofCategory), aside, matchesThere);
      const rough = others.flatMap(({ throughout }) => throughout?.rough ?? []);
      // OFFSET 0 again: the planner takes attributes for rare and would look through other indexes and the table.
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

/** Whether its candidates are the newest of all that match, in that order. */
export const isNewestFirst = (source: CandidateSource): boolean =>
  source === 'newest' || source === 'category';

/**
 * Looking along the newest ends somewhere: only when it found enough is that all there is to know. Beside the products
 * that were asked for, a part of the whole market is enough.
 */
export function isConclusive(
  source: CandidateSource,
  { filters, isAside }: Pick<Wanted, 'filters' | 'isAside'>,
  isFull: boolean,
): boolean {
  if (source === 'pool') return isFull;
  return source !== 'newest' || isFull || isAside || filters.length === 0;
}

/** Whether it ends somewhere although more may match. */
export const isPart = (source: CandidateSource): boolean => source !== 'terms' && source !== 'nothing';
