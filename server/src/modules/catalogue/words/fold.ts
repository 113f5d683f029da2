import { LRUCache } from 'lru-cache';

/** Letters that Unicode doesn't decompose into a base letter and a mark. */
const plain: Readonly<Record<string, string>> = {
  ı: 'i',
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
};
const marks = /\p{M}+/gu;
const undecomposed = /[ıßøæœđðłþ]/g;

/**
 * Text without case and marks, so that `İPLİK`, `iplik` and `IPLIK` are one word, and `cozgu` finds `çözgü`.
 * Index and query both use it; there must be no other folding.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(marks, '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(marks, '')
    .replace(undecomposed, (letter) => plain[letter] ?? letter);

const mostFolded = 50_000;
const foldedWords = new LRUCache<string, string>({ max: mostFolded });

/** `fold` for single words, cached: a catalogue repeats few words often. */
export function foldWord(word: string): string {
  const known = foldedWords.get(word);
  if (known !== undefined) return known;
  const folded = fold(word);
  foldedWords.set(word, folded);
  return folded;
}

/** A word begins with a letter or digit. Its first 50 characters are enough and fit PostgreSQL's lexemes. */
const wordPattern = /([\p{L}\p{N}][\p{L}\p{M}\p{N}]{0,49})[\p{L}\p{M}\p{N}]*/gu;

/**
 * The words of a text as written: runs of letters and digits, never empty when folded. Compatibility characters are
 * decomposed first: `ﷺ` becomes four words, and `ﾟ` is a mark, so no word.
 */
export const wordsOf = (text: string): string[] =>
  Array.from(text.normalize('NFKC').matchAll(wordPattern), ([, word = '']) => word);
