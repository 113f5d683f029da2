import type { Database } from '../../../platform/db/index.ts';
import { readListing } from '../listing/plans.ts';
import { correctWords, someHave } from './correct-words.ts';
import { withLongerLast } from './longer-words.ts';
import type { SearchWord } from './search-words.ts';

export type Reread = Readonly<{
  words: readonly SearchWord[];
  /** What was searched instead, to be told; null where the words are what was typed, as far as it was. */
  correctedQuery: string | null;
}>;

/** Words that nothing was found for, read otherwise: one of them misspelt, or the last not typed to its end. */
export async function rereadWords(db: Database, words: readonly SearchWord[]): Promise<Reread | null> {
  const corrected = await correctWords(db, words);
  if (corrected) return { words: corrected.words, correctedQuery: corrected.text };
  const longer = await withLongerLast(db, words);
  if (!longer) return null;
  // Products that have them as they stand were filtered out: then they mean what they say.
  const exist = await readListing(db, (tx) => someHave(tx, words));
  return exist ? null : { words: longer, correctedQuery: null };
}
