import { LRUCache } from 'lru-cache';

/** Letters that Unicode does not decompose into a plain one and a mark. */
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
 * Index and query both go through here; nothing else may fold.
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

/** `fold` for single words, of which a catalogue has few but each of them often. */
export function foldWord(word: string): string {
  const known = foldedWords.get(word);
  if (known !== undefined) return known;
  const folded = fold(word);
  foldedWords.set(word, folded);
  return folded;
}

/** A word begins with a letter or digit. Its first 50 are enough, and fit what PostgreSQL takes as a lexeme. */
const wordPattern = /([\p{L}\p{N}][\p{L}\p{M}\p{N}]{0,49})[\p{L}\p{M}\p{N}]*/gu;

/**
 * The words of a text as written: runs of letters and digits, never empty when folded. Compatibility characters are
 * taken apart first: `ﷺ` is four words, and `ﾟ` a mark of its own that is none.
 */
export const wordsOf = (text: string): string[] =>
  Array.from(text.normalize('NFKC').matchAll(wordPattern), ([, word = '']) => word);
