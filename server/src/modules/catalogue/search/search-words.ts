import { inArray } from 'drizzle-orm';
import { forEachLocale, locales } from 'shared-kit/contract/languages';
import type { Tx } from '../../../platform/db/index.ts';
import type { CategoryTree } from '../category-tree.ts';
import { tradeWordsOf } from '../reading/trade-words.ts';
import { searchWord } from '../schema.ts';
import { fold, wordsOf } from '../words/fold.ts';
import { measureQuery, partsOf } from '../words/measures.ts';
import { begunModelQuery, modelQuery } from '../words/model-lexeme.ts';
import { loadStems, type StemOf } from '../words/stems.ts';

/** One word of a search. */
export type SearchWord = Readonly<{
  typed: string;
  /** The tsquery that finds it. */
  tsquery: string;
  /** Whether a product contains exactly this word. */
  isWhole: boolean;
}>;

/** A search: its text and its words. */
export type Searched = Readonly<{ text: string; words: readonly SearchWord[] }>;

/** A sentence is searched by its first words; more would make the query expensive. */
const mostWords = 8;
/** A shorter prefix matches too much of the vocabulary. */
export const shortestPrefix = 3;

export const shortestStem = 3;

/** A word, or a measure with its tsquery. */
type Asked = Readonly<{ typed: string; tsquery?: string }>;

/** The words to search for; empty if the text contains none. */
export async function searchWords(tx: Tx, q: string, tree: CategoryTree): Promise<readonly SearchWord[]> {
  const asked = partsOf(q)
    .flatMap(({ text, measure }): Asked[] =>
      measure ? [{ typed: text, tsquery: measureQuery(measure) }] : askedIn(text),
    )
    .slice(0, mostWords);
  const typed = asked.flatMap((it) => (it.tsquery === undefined ? it.typed : []));
  if (asked.length === 0) return [];
  const [stemOf, whole] = await Promise.all([
    loadStems(
      tx,
      forEachLocale(() => typed),
    ),
    wholeWords(tx, typed),
  ]);
  const isMeaningful = ({ typed: word, tsquery }: Asked) =>
    tsquery !== undefined || locales.every((language) => stemOf(word, language) !== null);
  const meaningful = asked.filter(isMeaningful);
  return (meaningful.length > 0 ? meaningful : asked).map(({ typed: word, tsquery }) => {
    if (tsquery !== undefined) return { typed: word, tsquery, isWhole: true };
    const folded = fold(word);
    const isWhole = whole.has(folded);
    return {
      typed: word,
      tsquery: `${wordQuery(folded, { word, stemOf, isWhole, tree })}${equalQuery(word, tree)}`,
      isWhole,
    };
  });
}

/** Words, and sizes such as `70×140`: all of their numbers, or as one word of a product that was listed long ago. */
const askedIn = (text: string): Asked[] =>
  text.split(/(\d+(?:×\d+)+)/).flatMap((part, at): Asked[] => {
    const words = wordsOf(part);
    if (at % 2 === 0) return words.map((typed) => ({ typed }));
    return [{ typed: part, tsquery: `(${words.map((it) => `'${it}'`).join(' & ')}) | '${words.join('x')}'` }];
  });

/** Words of the trade that mean the same, in either language: `kot` is `denim`. */
const equalQuery = (word: string, tree: CategoryTree): string =>
  tradeWordsOf(tree)
    .equalTo(word)
    .map(
      (equal) =>
        ` | (${wordsOf(equal)
          .map((it) => `'${it}'`)
          .join(' & ')})`,
    )
    .join('');

/** Words that products contain exactly. They need no prefix search, which costs many times as much. */
async function wholeWords(tx: Tx, typed: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ word: searchWord.word })
    .from(searchWord)
    .where(inArray(searchWord.word, typed.map(fold)));
  return new Set(rows.map(({ word }) => word));
}

/** A word typed twice is searched once. */
const queriesOf = (words: readonly SearchWord[]): string[] => [
  ...new Set(words.map(({ tsquery }) => `(${tsquery})`)),
];

export const allOf = (words: readonly SearchWord[]): string => queriesOf(words).join(' & ');

/** All of the words, or a model name typed in part: `ME 35` contains a word that means nothing elsewhere. */
export function allOrModelOf({ words, text }: Searched): string {
  const model = begunModelQuery(wordsOf(text));
  return model ? `${allOf(words)} | ${model}` : allOf(words);
}

/** The ranking query: any of the words, and the very model that they name. */
export function rankingOf(words: readonly SearchWord[]): string {
  const model = modelQuery(words.map(({ typed }) => typed));
  return [...queriesOf(words), ...(model ? [model] : [])].join(' | ');
}

/** The word or its prefix, its stem in either language, or for a code such as `rl190` all its parts. */
function wordQuery(
  folded: string,
  { word, stemOf, isWhole, tree }: { word: string; stemOf: StemOf; isWhole: boolean; tree: CategoryTree },
): string {
  const parts = folded.match(/\d+|\D+/g) ?? [];
  // `linen` is English: its Turkish stem would be that of a line.
  const stems = tradeWordsOf(tree)
    .languagesOf(word)
    .flatMap((language) => stemOf(word, language) || [])
    // Shorter ones are mistakes: `keten` (linen) isn't `ke` with an ending.
    .filter((stem) => stem.length >= shortestStem);
  const alternatives = new Set([
    isWhole ? `'${folded}'` : beginning(folded),
    // The word's prefix already finds a stem that begins with it.
    ...stems.filter((stem) => isWhole || !stem.startsWith(folded)).map((stem) => `'${stem}'`),
    ...(parts.length > 1 ? [`(${parts.map(beginning).join(' & ')})`] : []),
  ]);
  return [...alternatives].join(' | ');
}

/** Folded words contain only letters and digits, so quoting is enough. Numbers have no prefix search. */
const beginning = (folded: string): string =>
  folded.length >= shortestPrefix && !/^\d+$/.test(folded) ? `'${folded}':*` : `'${folded}'`;
