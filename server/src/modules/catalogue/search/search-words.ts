import type { Tx } from '../../../platform/db/index.ts';
import { fold, wordsOf } from './fold.ts';
import { loadStems, type StemOf } from './stems.ts';

/** One word of a search: as typed, and as the tsquery that finds it. */
export type SearchWord = Readonly<{ typed: string; tsquery: string }>;

/** A sentence is searched by its first words; more would only make the query dear. */
const mostWords = 8;
/** A shorter beginning matches too much of the vocabulary to be worth it. */
const shortestPrefix = 3;

/** What to look for when somebody types this; empty when there is no word in it. */
export async function searchWords(tx: Tx, q: string): Promise<readonly SearchWord[]> {
  const typed = wordsOf(q).slice(0, mostWords);
  if (typed.length === 0) return [];
  const stemOf = await loadStems(tx, { en: typed, tr: typed });
  const meaningful = typed.filter((word) => stemOf(word, 'en') !== null && stemOf(word, 'tr') !== null);
  return (meaningful.length > 0 ? meaningful : typed).map((word) => ({
    typed: word,
    tsquery: wordQuery(word, stemOf),
  }));
}

export const allOf = (words: readonly SearchWord[]): string =>
  words.map(({ tsquery }) => `(${tsquery})`).join(' & ');
export const anyOf = (words: readonly SearchWord[]): string =>
  words.map(({ tsquery }) => `(${tsquery})`).join(' | ');

/** Its beginning, its stem in either language, or for a code such as `rl190` its parts together. */
function wordQuery(word: string, stemOf: StemOf): string {
  const folded = fold(word);
  const parts = folded.match(/\d+|\D+/g) ?? [];
  const alternatives = new Set([
    beginning(folded),
    ...(['en', 'tr'] as const).flatMap((language) => {
      const stem = stemOf(word, language);
      return stem === null || stem === '' ? [] : [`'${stem}'`];
    }),
    ...(parts.length > 1 ? [`(${parts.map(beginning).join(' & ')})`] : []),
  ]);
  return [...alternatives].join(' | ');
}

/** Folded words are letters and digits only, so quoting is enough. Numbers are looked for as they are. */
const beginning = (folded: string): string =>
  folded.length >= shortestPrefix && !/^\d+$/.test(folded) ? `'${folded}':*` : `'${folded}'`;
