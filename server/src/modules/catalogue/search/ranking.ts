import { type SQL, sql } from 'drizzle-orm';
import { partsCategory } from '../reading/choose-category.ts';
import { exactModelQuery } from '../words/model-lexeme.ts';
import { rankingOf, type SearchWord } from './search-words.ts';

/**
 * How well a listed product answers words. The very model or article number comes first, then machines and goods before
 * parts for them, and within these whatever has more of the words in better places. Always below 10.
 */
export function rankOf(words: readonly SearchWord[]): SQL {
  const exact = exactModelQuery(words.map(({ typed }) => typed));
  return sql`(ts_rank('{0.05, 0.2, 0.4, 1}', l.search, ${rankingOf(words)}::tsquery)
    + (l.category_id <> ${partsCategory})::int
    ${exact === null ? sql`` : sql`+ 2 * (l.search @@ ${exact}::tsquery)::int`})::float8`;
}
