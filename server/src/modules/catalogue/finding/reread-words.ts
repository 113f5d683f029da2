import type { Database } from '../../../platform/db/index.ts';
import type { CategoryTree } from '../category-tree.ts';
import { withLongerLast } from '../search/longer-words.ts';
import type { SearchWord } from '../search/search-words.ts';
import { someHave } from './best-matches.ts';
import { correctWords } from './correct-words.ts';

export type Reread = Readonly<{
  words: readonly SearchWord[];
  /** The corrected question, to be shown; null if only the last word was completed. */
  correctedQuery: string | null;
}>;

/** A question without results; `isRead` if its words are only what wasn't understood. */
export type Unanswered = Readonly<{ question: string; words: readonly SearchWord[]; isRead: boolean }>;

/** Another reading of words without results: one is misspelt, or the last one is incomplete. */
export async function rereadWords(
  db: Database,
  { question, words, isRead }: Unanswered,
  tree: CategoryTree,
): Promise<Reread | null> {
  const corrected = await correctWords(db, question, { words, tree });
  if (corrected) return { words: corrected.words, correctedQuery: corrected.text };
  const longer = isRead ? null : await withLongerLast(db, words);
  if (!longer) return null;
  // If products with the exact words exist, filters hid them: then the words are meant as typed.
  const exist = await someHave(db, words);
  return exist ? null : { words: longer, correctedQuery: null };
}
