import { sql } from 'drizzle-orm';
import type { Database, Tx } from '../../../platform/db/index.ts';
import { someHave } from '../listing/best-matches.ts';
import { readListing } from '../listing/read-listing.ts';
import { editDistance } from './edit-distance.ts';
import { fold } from './fold.ts';
import { type Searched, type SearchWord, searchWords } from './search-words.ts';

/** One mistake for a short word, plus one for every three letters. */
const allowedMistakes = (word: string): number => Math.max(1, Math.floor(word.length / 3));

/** The same search with the nearest spelling for each unknown word; null if there is none. */
export async function correctWords(db: Database, words: readonly SearchWord[]): Promise<Searched | null> {
  const corrected = await readListing(db, async (tx) => {
    const spelt: string[] = [];
    for (const word of words) {
      const isKnown = word.isWhole || (await someHave(tx, [word]));
      spelt.push(isKnown ? word.typed : await nearest(tx, word));
    }
    return spelt;
  });
  const text = corrected.join(' ');
  if (text === words.map(({ typed }) => typed).join(' ')) return null;
  return { text, words: await searchWords(db, text) };
}

async function nearest(tx: Tx, { typed }: SearchWord): Promise<string> {
  const folded = fold(typed);
  // Two swapped letters in a word of six leave few trigrams in common; the default threshold would miss the right word.
  await tx.execute(sql`select set_config('pg_trgm.similarity_threshold', '0.2', true)`);
  const { rows } = await tx.execute<{ word: string; spelling: string }>(sql`
    select word, spelling from search_word where word % ${folded}
    order by similarity(word, ${folded}) desc, word limit 60`);
  // Swapped letters are a likelier mistake than a wrong letter.
  const letters = sorted(folded);
  const isMixedUp = (word: string) => sorted(word) === letters;
  const ranked = rows
    .map((row) => ({ ...row, mistakes: editDistance(folded, row.word) }))
    .filter(({ mistakes }) => mistakes <= allowedMistakes(folded))
    .sort((a, b) => a.mistakes - b.mistakes || Number(isMixedUp(b.word)) - Number(isMixedUp(a.word)));
  return ranked[0]?.spelling ?? typed;
}

const sorted = (word: string): string => [...word].sort().join('');
