import { and, like, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/index.ts';
import { searchWord } from '../schema.ts';
import { fold } from './fold.ts';
import { type SearchWord, shortestPrefix } from './search-words.ts';

/** The nearest are enough: who is on the way to a much longer word types on. */
const most = 30;

/**
 * The same words, the last one with the longer words that begin like it: what is a word of its own somewhere (`sea`)
 * may be on its way to another (`seamless`). Null where there is none. Words that are told are found many times faster
 * than whatever begins so.
 */
export async function withLongerLast(
  tx: Tx,
  words: readonly SearchWord[],
): Promise<readonly SearchWord[] | null> {
  const last = words.at(-1);
  if (!last?.isWhole || last.typed.length < shortestPrefix) return null;
  const folded = fold(last.typed);
  const { word } = searchWord;
  const rows = await tx
    .select({ word })
    .from(searchWord)
    // Folded words are letters and digits alone, so nothing in a pattern has to be quoted.
    .where(and(like(word, `${folded}%`), ne(word, folded)))
    .orderBy(sql`length(${word})`, word)
    .limit(most);
  if (rows.length === 0) return null;
  const tsquery = [last.tsquery, ...rows.map((row) => `'${row.word}'`)].join(' | ');
  return [...words.slice(0, -1), { ...last, tsquery, categories: null }];
}
