import { sql } from 'drizzle-orm';
import type { Database, Tx } from '../../../platform/db/index.ts';
import { publicPricing } from '../price/listed-prices.ts';
import { rankOf } from '../search/ranking.ts';
import { allOf, allOrModelOf, type Searched, type SearchWord } from '../search/search-words.ts';
import { countMatches } from './count-matches.ts';
import { type Filter, wordsFilter } from './filters.ts';

/** Products ranked: enough for a few good ones, and cheap while somebody types. */
const ranked = 300;

/** Where to look: what a question was understood to filter by. */
export type Within = Readonly<{
  categories: readonly string[] | null;
  filters: readonly Filter[];
  /** Ranks instead of the words. */
  ranking: readonly SearchWord[];
}>;

/** Ids of the best products that contain all these words. */
export async function bestMatches(
  db: Database,
  searched: Searched,
  limit: number,
  within?: Within,
): Promise<readonly string[]> {
  const { words } = searched;
  const rank = rankOf(within?.ranking ?? words);
  const { page: found } = await countMatches(db, {
    categories: within?.categories ?? null,
    filters: [...(words.length > 0 ? [wordsFilter(allOrModelOf(searched))] : []), ...(within?.filters ?? [])],
    pricing: publicPricing,
    cap: ranked,
    facets: [],
    page: { sort: 'relevance', cursor: null, limit, rank },
  });
  return found.slice(0, limit).map(({ id }) => id);
}

/** Whether any product contains all these words. */
export async function someHave(tx: Tx, words: readonly SearchWord[]): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from product_listing l where ${wordsFilter(allOf(words)).condition} limit 1`);
  return rows.length > 0;
}
