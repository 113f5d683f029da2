import { forEachLocale, type Locale, locales } from 'shared-kit/contract/languages';
import { foldWord, wordsOf } from './fold.ts';
import type { StemOf } from './stems.ts';

/** A title ranks before a maker's name, that before an attribute, that before a description. */
export type Weight = 'A' | 'B' | 'C' | 'D';
export type SearchText = Readonly<{
  text: string;
  weight: Weight;
  /** The language for stems; undefined for names and codes, which have none. */
  language?: Locale;
  /** Additional lexemes, written as they are into the vector. */
  lexemes?: readonly string[];
}>;

/** PostgreSQL refuses lexemes over 2046 bytes, and nobody types words this long. */
const longestWord = 60;
/** Keeps a listing's row small; the end of a description adds little. */
const mostWords = 400;

const isWord = (word: string) => word.length > 0 && word.length <= longestWord;

/** The distinct words of texts by the language for stemming; `none` are names and codes. */
export type Vocabulary = Readonly<Record<Locale | 'none', ReadonlySet<string>>>;

/** Texts of a product with their words, which every step needs. */
export type ReadText = SearchText & Readonly<{ words: readonly string[] }>;
export const readTexts = (texts: readonly SearchText[]): ReadText[] =>
  texts.map((it) => ({ ...it, words: wordsOf(it.text) }));

/** A product's folded words and stems, each with its best weight: the value of a tsvector column. */
export function searchVector(texts: readonly ReadText[], stemOf: StemOf): string {
  const weights = new Map<string, Weight>();
  const add = (word: string, weight: Weight) => {
    const best = weights.get(word);
    if (best) {
      if (weight < best) weights.set(word, weight);
    } else if (isWord(word) && weights.size < mostWords) weights.set(word, weight);
  };
  for (const { words, weight, language, lexemes = [] } of texts) {
    for (const lexeme of lexemes) add(lexeme, weight);
    for (const word of words) {
      const stem = language ? stemOf(word, language) : '';
      // A stop word.
      if (stem === null) continue;
      add(foldWord(word), weight);
      if (stem) add(stem, weight);
    }
  }
  // A lexeme without a position has weight D and takes less room.
  return Array.from(weights, ([word, weight]) =>
    weight === 'D' ? `'${word}'` : `'${word}':1${weight}`,
  ).join(' ');
}

export function vocabularyOf(texts: readonly ReadText[]): Vocabulary {
  const vocabulary = { ...forEachLocale(() => new Set<string>()), none: new Set<string>() };
  for (const { words, language = 'none' } of texts) {
    for (const word of words) if (isWord(word)) vocabulary[language].add(word);
  }
  return vocabulary;
}

/** Every folded word with its spelling, to correct mistyped words. Leaves out codes and very short words. */
export function spellings(vocabulary: Vocabulary): Map<string, string> {
  const found = new Map<string, string>();
  for (const language of [...locales, 'none'] as const) {
    for (const word of vocabulary[language]) {
      const folded = foldWord(word);
      if (!isWord(folded) || folded.length < 3 || /\d/.test(folded)) continue;
      found.set(folded, language === 'none' ? word : word.toLocaleLowerCase(language));
    }
  }
  return found;
}
