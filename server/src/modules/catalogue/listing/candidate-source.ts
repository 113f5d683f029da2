import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/index.ts';
import { allOfThem, allWithTerms, type Filter } from './filters.ts';

/**
 * Where candidates are taken from, so that finding them stays cheap however many there are:
 * - `newest`: along the newest products, where a good share of them matches;
 * - `category`: along the newest of one category, whose index holds all that is filtered by;
 * - `terms`: from the index of words and terms, where few match.
 */
export type CandidateSource = 'newest' | 'category' | 'terms';

/** How far along the newest products to look. Words are looked for in the rows, everything else in the index. */
const reach = { words: 50_000, facets: 150_000 } as const;
/** The planner's guess has to be well above the cap, because looking along in vain is paid for twice. */
const margin = 1.5;

type Wanted = Readonly<{
  filters: readonly Filter[];
  hasWords: boolean;
  limit: number;
  /** Products in the listing, about. */
  listed: number;
}>;
type Plan = { 'QUERY PLAN': readonly { Plan: { 'Plan Rows': number } }[] };

export async function chooseSource(
  tx: Tx,
  { filters, hasWords, limit, listed }: Wanted,
): Promise<CandidateSource> {
  if (filters.length === 0) return 'newest';
  if (!hasWords && filters.some(({ isOneCategory }) => isOneCategory)) {
    return (await guess(tx, allWithTerms(filters))) > limit ? 'category' : 'terms';
  }
  const enough = Math.max(limit, (limit * listed) / (hasWords ? reach.words : reach.facets)) * margin;
  return (await guess(tx, allOfThem(filters))) > enough ? 'newest' : 'terms';
}

/** How many rows the planner expects to match. */
export async function guess(tx: Tx, condition: SQL): Promise<number> {
  const { rows } = await tx.execute<Plan>(
    sql`explain (format json) select from product_listing l where ${condition}`,
  );
  return rows[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
}

/** A source as `FROM … WHERE … ORDER BY …`, with the listing's row as `l`. */
export function fromSource(source: CandidateSource, filters: readonly Filter[], hasWords: boolean): SQL {
  const matches = allOfThem(filters);
  switch (source) {
    case 'newest':
      return sql`from (
        select * from product_listing order by published_at desc, product_id desc
        limit ${hasWords ? reach.words : reach.facets}
      ) l where ${matches}`;
    case 'category':
      return sql`from product_listing l where ${matches} order by l.published_at desc, l.product_id desc`;
    case 'terms':
      if (filters.every(({ facet, terms }) => facet !== null && terms.length === 0)) {
        return sql`from product_listing l where ${matches}`;
      }
      // OFFSET 0 keeps the conditions apart: together the planner would take them for much rarer than they are,
      // and read other indexes as well.
      return sql`from (
        select * from product_listing l where ${allWithTerms(filters)} offset 0
      ) l where ${allOfThem(filters.filter(({ facet }) => facet !== null))}`;
  }
}

/** Looking along the newest ends somewhere: only when it found enough is that all there is to know. */
export const isConclusive = (
  source: CandidateSource,
  filters: readonly Filter[],
  isCapped: boolean,
): boolean => source !== 'newest' || isCapped || filters.length === 0;
