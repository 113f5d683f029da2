import { and, like, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/index.ts';
import { searchWord } from '../schema.ts';
import { fold } from '../words/fold.ts';
import { type SearchWord, shortestPrefix } from './search-words.ts';

/** Nearer words are enough: a visitor on the way to a much longer word types on. */
const most = 30;

/**
 * Adds to the last word those that begin like it: a complete word (`sea`) may be the beginning of another
 * (`seamless`). Null if there are none. Explicit words are found many times faster than a prefix.
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
    // Folded words contain only letters and digits, so the pattern needs no escaping.
    .where(and(like(word, `${folded}%`), ne(word, folded)))
    .orderBy(sql`length(${word})`, word)
    .limit(most);
  if (rows.length === 0) return null;
  const tsquery = [last.tsquery, ...rows.map((row) => `'${row.word}'`)].join(' | ');
  return [...words.slice(0, -1), { ...last, tsquery }];
}
