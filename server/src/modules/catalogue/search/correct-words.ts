import { sql } from 'drizzle-orm';
import type { Database, Tx } from '../../../platform/db/index.ts';
import { readListing, throughBitmaps } from '../listing/plans.ts';
import { editDistance } from './edit-distance.ts';
import { fold } from './fold.ts';
import { allOf, type Searched, type SearchWord, searchWords } from './search-words.ts';

/** One mistake in a short word, one more for every three letters. */
const allowedMistakes = (word: string): number => Math.max(1, Math.floor(word.length / 3));

/** The same search with each word that nothing has replaced by its nearest spelling; null where none is near. */
export async function correctWords(db: Database, words: readonly SearchWord[]): Promise<Searched | null> {
  const corrected = await readListing(db, (tx) =>
    throughBitmaps(tx, async () => {
      const spelt: string[] = [];
      for (const word of words) spelt.push((await isKnown(tx, word)) ? word.typed : await nearest(tx, word));
      return spelt;
    }),
  );
  const text = corrected.join(' ');
  if (text === words.map(({ typed }) => typed).join(' ')) return null;
  return { text, words: await searchWords(db, text) };
}

const isKnown = async (tx: Tx, word: SearchWord): Promise<boolean> => word.isWhole || someHave(tx, [word]);

/** Whether any product has all these words. */
export async function someHave(tx: Tx, words: readonly SearchWord[]): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select 1 from product_listing where search @@ ${allOf(words)}::tsquery limit 1`,
  );
  return rows.length > 0;
}

async function nearest(tx: Tx, { typed }: SearchWord): Promise<string> {
  const folded = fold(typed);
  // Two swapped letters in a word of six leave few trigrams alike: the usual bound would never see the right word.
  await tx.execute(sql`select set_config('pg_trgm.similarity_threshold', '0.2', true)`);
  const { rows } = await tx.execute<{ word: string; spelling: string }>(sql`
    select word, spelling from search_word where word % ${folded}
    order by similarity(word, ${folded}) desc, word limit 60`);
  // Letters in the wrong order are a likelier slip than a wrong letter.
  const letters = sorted(folded);
  const isMixedUp = (word: string) => sorted(word) === letters;
  const ranked = rows
    .map((row) => ({ ...row, mistakes: editDistance(folded, row.word) }))
    .filter(({ mistakes }) => mistakes <= allowedMistakes(folded))
    .sort((a, b) => a.mistakes - b.mistakes || Number(isMixedUp(b.word)) - Number(isMixedUp(a.word)));
  return ranked[0]?.spelling ?? typed;
}

const sorted = (word: string): string => [...word].sort().join('');
