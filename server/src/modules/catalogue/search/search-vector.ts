import { forEachLocale, type Locale, locales } from 'shared-kit/contract';
import { foldWord, wordsOf } from './fold.ts';
import type { StemOf } from './stems.ts';

/** A title counts more than a maker's name, that more than an attribute, that more than a description. */
export type Weight = 'A' | 'B' | 'C' | 'D';
export type SearchText = Readonly<{
  text: string;
  weight: Weight;
  /** Its stems are searchable too; absent for names and codes. */
  language?: Locale;
  /** What it is found by besides its words, as it stands in the vector. */
  lexemes?: readonly string[];
}>;

/** PostgreSQL refuses lexemes over 2046 bytes, and no word that somebody types is this long. */
const longestWord = 60;
/** Keeps a listing's row small; a description's end adds little. */
const mostWords = 400;

const isWord = (word: string) => word.length > 0 && word.length <= longestWord;

/** Every word of some texts once, by the language that it is stemmed in; `none` are names and codes. */
export type Vocabulary = Readonly<Record<Locale | 'none', ReadonlySet<string>>>;

/** Texts of one product with their words found, because every step needs them. */
export type ReadText = SearchText & Readonly<{ words: readonly string[] }>;
export const readTexts = (texts: readonly SearchText[]): ReadText[] =>
  texts.map((it) => ({ ...it, words: wordsOf(it.text) }));

/** The folded words and stems of a product with the best weight of each: the value of a tsvector column. */
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
      // Too common a word to mean anything.
      if (stem === null) continue;
      add(foldWord(word), weight);
      if (stem) add(stem, weight);
    }
  }
  // Without a position a lexeme has weight D, and a position takes room.
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

/** Every folded word with its spelling, for the look-up of mistyped words. Codes and tiny words are left out. */
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
