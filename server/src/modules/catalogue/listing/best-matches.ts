import { sql } from 'drizzle-orm';
import type { Database, Tx } from '../../../platform/db/index.ts';
import { allOf, allOrModelOf, rankingOf, type Searched, type SearchWord } from '../search/search-words.ts';
import { countMatches } from './count-matches.ts';
import { wordsFilter } from './filters.ts';

/** Products ranked: enough for a few good ones, and cheap while somebody types. */
const ranked = 300;

/** Ids of the best products that contain all these words. */
export async function bestMatches(
  db: Database,
  searched: Searched,
  limit: number,
): Promise<readonly string[]> {
  const page = { sort: 'relevance', cursor: null, limit, rankQuery: rankingOf(searched.words) } as const;
  const { page: found } = await countMatches(db, {
    categories: null,
    filters: [wordsFilter(allOrModelOf(searched))],
    country: null,
    cap: ranked,
    facet: 'category',
    ranges: [],
    page,
  });
  return found.slice(0, limit).map(({ id }) => id);
}

/** Whether any product contains all these words. */
export async function someHave(tx: Tx, words: readonly SearchWord[]): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from product_listing l where ${wordsFilter(allOf(words)).condition} limit 1`);
  return rows.length > 0;
}
