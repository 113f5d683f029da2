import { fold, wordsOf } from './fold.ts';
import type { Language, StemOf } from './stems.ts';

/** A title counts more than a maker's name, that more than an attribute, that more than a description. */
export type Weight = 'A' | 'B' | 'C' | 'D';
export type SearchText = Readonly<{
  text: string;
  weight: Weight;
  /** Its stems are searchable too; absent for names and codes. */
  language?: Language;
}>;

/** PostgreSQL refuses lexemes over 2046 bytes, and no word that somebody types is this long. */
const longestWord = 60;
/** Keeps a listing's row small; a description's end adds little. */
const mostWords = 400;

const isWord = (word: string) => word.length > 0 && word.length <= longestWord;

/** The folded words and stems of a product with the best weight of each: the value of a tsvector column. */
export function searchVector(texts: readonly SearchText[], stemOf: StemOf): string {
  const weights = new Map<string, Weight>();
  const add = (word: string, weight: Weight) => {
    if (!isWord(word) || (weights.size >= mostWords && !weights.has(word))) return;
    const best = weights.get(word);
    if (!best || weight < best) weights.set(word, weight);
  };
  for (const { text, weight, language } of texts) {
    for (const word of wordsOf(text)) {
      if (!language) {
        add(fold(word), weight);
        continue;
      }
      const stem = stemOf(word, language);
      if (stem === null) continue;
      add(fold(word), weight);
      add(stem, weight);
    }
  }
  // Without a position a lexeme has weight D, and a position takes room.
  return Array.from(weights, ([word, weight]) =>
    weight === 'D' ? `'${word}'` : `'${word}':1${weight}`,
  ).join(' ');
}

/** Which words `searchVector` will want stems of. */
export function wordsToStem(texts: readonly SearchText[]): Record<Language, Set<string>> {
  const words = { en: new Set<string>(), tr: new Set<string>() };
  for (const { text, language } of texts) {
    if (language) for (const word of wordsOf(text)) if (isWord(word)) words[language].add(word);
  }
  return words;
}

/** Every folded word of a product with its spelling, for the look-up of mistyped words. */
export function spellings(texts: readonly SearchText[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const { text, language } of texts) {
    for (const word of wordsOf(text)) {
      const folded = fold(word);
      if (isWord(folded) && folded.length > 2 && !/\d/.test(folded)) {
        found.set(folded, language ? word.toLocaleLowerCase(language) : word);
      }
    }
  }
  return found;
}
