import type { ProductSort } from 'shared-kit/contract/catalogue';
import type { Database } from '../../../platform/db/index.ts';
import type { StoredRates } from '../../rates/index.ts';
import type { CategoryTree } from '../category-tree.ts';
import type { Pricing } from '../price/listed-prices.ts';
import { type SearchWord, searchWords } from '../search/search-words.ts';
import { fold, wordsOf } from '../words/fold.ts';
import { correctWords, someUnknown } from './correct-words.ts';
import type { Cursor, CursorBinding, ListingCursors } from './cursor.ts';
import { type FoundPage, findPage } from './find-page.ts';
import type { ListQuery } from './list-query.ts';
import { rereadWords } from './reread-words.ts';
import { understand } from './understand.ts';

type Asking = Readonly<{
  db: Database;
  pricing: Pricing;
  tree: CategoryTree;
  rates: StoredRates;
  cap: number;
  cursors: ListingCursors;
}>;

export type Answered = Readonly<{
  /** The question as it was answered: read, as plain words, or corrected. */
  query: ListQuery;
  binding: CursorBinding;
  cursor: Cursor | null;
  found: FoundPage;
  /** The question in the nearest spelling; null if none was needed. */
  correctedQuery: string | null;
}>;

/**
 * Answers a question as it is understood. If that finds nothing, all words are tried as they are: a model's number may have
 * been misread, or a maker may not state an attribute. Last comes the nearest spelling, or first where a word is unknown.
 */
export async function answerQuestion(query: ListQuery, given: Asking): Promise<Answered> {
  // Later pages are asked for with the same question, however it is understood.
  const asking = { ...given, bound: keyOf(query.asked ?? query.q) };
  const read = understand(query, asking.tree, asking.rates);
  const words = await searchWords(asking.db, (read ?? query).q, asking.tree);
  const corrected = (await someUnknown(asking.db, words, asking.tree))
    ? await correctWords(asking.db, query.q, { words, tree: asking.tree })
    : null;
  if (corrected) return answerCorrected(query, corrected.text, asking);
  const first = await answer(read ?? query, asking, words);
  if (first.found.total.count > 0 || query.q === '') return first;
  // A material alone can't be misread: `linen` isn't a printer that mentions it.
  const mayBeWords = read !== null && (read.categories.length > 0 || read.q !== '');
  const asWords = mayBeWords
    ? await answer({ ...query, categories: groupsOf(query, read, asking.tree) }, asking)
    : first;
  if (asWords.found.total.count > 0) return asWords;
  const again = await rereadWords(
    asking.db,
    { question: query.q, words: first.words, isRead: read !== null },
    asking.tree,
  );
  if (!again) return first;
  if (again.correctedQuery === null) return answer(query, asking, again.words);
  return answerCorrected(query, again.correctedQuery, asking);
}

/** The answer to the nearest spelling of the question. */
async function answerCorrected(
  query: ListQuery,
  correctedQuery: string,
  asking: Asking & Readonly<{ bound: string }>,
): Promise<Answered> {
  const corrected = { ...query, q: correctedQuery };
  const meant = query.asked === null ? understand(corrected, asking.tree, asking.rates) : null;
  return { ...(await answer(meant ?? corrected, asking)), correctedQuery };
}

/**
 * Words about cloth aren't looked for among machines: nobody who asks for `bornoz` wants a loom that weaves it. A number
 * that wasn't understood may be an article's, which is looked for everywhere: `KA 5155 boya` is a winder, not a dye.
 */
const groupsOf = (asked: ListQuery, read: ListQuery, tree: CategoryTree): readonly string[] =>
  asked.categories.length > 0 || /\d/.test(read.q)
    ? asked.categories
    : [...new Set(read.categories.map((id) => tree.pathOf(id)[0]?.id ?? id))];

async function answer(
  query: ListQuery,
  { db, bound, ...asking }: Asking & Readonly<{ bound: string }>,
  given?: readonly SearchWord[],
): Promise<Answered & Readonly<{ words: readonly SearchWord[] }>> {
  const { tree, pricing, rates, cursors } = asking;
  const words = given ?? (await searchWords(db, query.q, tree));
  const isReadFrom = query.asked !== null && query.asked !== query.q;
  const ranking = isReadFrom ? await searchWords(db, query.asked ?? '', tree) : words;
  const sort: ProductSort = query.sort === 'relevance' && ranking.length === 0 ? 'newest' : query.sort;
  const binding: CursorBinding = {
    sort,
    country: pricing.country,
    currency: query.currency,
    rateDate: rates.date,
    words: sort === 'relevance' ? bound : '',
  };
  const cursor = query.cursor === null ? null : cursors.read(query.cursor, binding);
  const found = await findPage(db, { query, sort, cursor, words, ranking, ...asking });
  return { query, binding, cursor, found, words, correctedQuery: null };
}

const keyOf = (question: string): string => wordsOf(question).map(fold).join(' ').slice(0, 300);
