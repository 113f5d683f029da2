import type { Database } from '../../../platform/db/index.ts';
import { someHave } from '../listing/best-matches.ts';
import { correctWords } from './correct-words.ts';
import { withLongerLast } from './longer-words.ts';
import type { SearchWord } from './search-words.ts';

export type Reread = Readonly<{
  words: readonly SearchWord[];
  /** The corrected search, to be shown; null if only the last word was completed. */
  correctedQuery: string | null;
}>;

/** Another reading of words without results: one is misspelt, or the last one is incomplete. */
export async function rereadWords(db: Database, words: readonly SearchWord[]): Promise<Reread | null> {
  const corrected = await correctWords(db, words);
  if (corrected) return { words: corrected.words, correctedQuery: corrected.text };
  const longer = await withLongerLast(db, words);
  if (!longer) return null;
  // If products with the exact words exist, filters hid them: then the words are meant as typed.
  const exist = await someHave(db, words);
  return exist ? null : { words: longer, correctedQuery: null };
}
