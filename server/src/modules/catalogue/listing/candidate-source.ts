import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/index.ts';
import { allOfThem, allWithTerms, and, categoriesWithin, type Filter, inCategories } from './filters.ts';

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
/** A row of the table costs as much as so many of the index along a category. */
const dearness = 5;
/** The planner's guess has to be well above the cap, because looking along in vain is paid for twice. */
const margin = 1.5;

export type Wanted = Readonly<{
  filters: readonly Filter[];
  hasWords: boolean;
  limit: number;
  /** Products in the listing, about. */
  listed: number;
  /** Counted for a ticked facet, beside the products that were asked for. */
  isAside: boolean;
}>;
type Plan = { 'QUERY PLAN': readonly { Plan: { 'Plan Rows': number } }[] };

export async function chooseSource(tx: Tx, wanted: Wanted): Promise<CandidateSource> {
  const { filters, hasWords, limit, listed, isAside } = wanted;
  if (filters.length === 0) return 'newest';
  const pool = hasWords ? categoriesWithin(filters) : null;
  if (pool?.length === 0) return 'nothing';
  if (pool && (await isAmongNewest(tx, pool, wanted))) return 'pool';
  const ofCategory = filters.filter(({ isOneCategory }) => isOneCategory);
  if (!hasWords && ofCategory.length > 0) {
    const found = await guess(tx, allWithTerms(telling(filters)));
    if (found <= limit) return 'terms';
    // Aside, or where the index of terms knows all that is asked, the way along the category ends early.
    if (isAside || filters.every(isInTerms)) return 'category';
    return found * dearness < (await guess(tx, allOfThem(ofCategory))) ? 'terms' : 'category';
  }
  if (isAside && !hasWords) return (await guess(tx, allWithTerms(filters))) > limit ? 'newest' : 'terms';
  const enough = Math.max(limit, (limit * listed) / (hasWords ? reach.words : reach.facets)) * margin;
  return (await guess(tx, allOfThem(filters))) > enough ? 'newest' : 'terms';
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

/** An attribute's values occur in its category alone; the planner takes the two for independent and the set for tiny. */
const telling = (filters: readonly Filter[]): readonly Filter[] => {
  const hasAttribute = filters.some(({ facet, terms }) => facet?.startsWith('attr.') && terms.length > 0);
  return hasAttribute ? filters.filter(({ isOneCategory }) => !isOneCategory) : filters;
};

const isInTerms = ({ facet, terms }: Filter): boolean => facet === null || terms.length > 0;
const hasTerms = (filters: readonly Filter[]): boolean => filters.some(isInTerms);

/** How many rows the planner expects to match. */
export async function guess(tx: Tx, condition: SQL): Promise<number> {
  const { rows } = await tx.execute<Plan>(
    sql`explain (format json) select from product_listing l where ${condition}`,
  );
  return rows[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
}

/** A source as `FROM … WHERE … ORDER BY …`, with the listing's row as `l`. */
export function fromSource(
  source: CandidateSource,
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
      const others = filters.filter(({ isOneCategory }) => !isOneCategory);
      const matchesThere = and(others.map(({ throughout, condition }) => throughout?.condition ?? condition));
      if (isAside) return along(allOfThem(ofCategory), aside, matchesThere);
      const rough = others.flatMap(({ throughout }) => throughout?.rough ?? []);
      // OFFSET 0 again: the planner takes attributes for rare and would look through other indexes and the table.
      return sql`from (
        select * from product_listing l where ${and([allOfThem(ofCategory), ...rough])} ${newestFirst} offset 0
      ) l where ${matchesThere} ${newestFirst}`;
    }
    case 'terms':
      if (!hasTerms(filters)) return sql`from product_listing l where ${matches}`;
      // OFFSET 0 keeps the conditions apart: together the planner would take them for much rarer than they are,
      // and read other indexes as well.
      return sql`from (
        select * from product_listing l where ${allWithTerms(filters)} offset 0
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
