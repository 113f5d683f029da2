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

/** Signs without width, which programs and web pages leave between letters. */
const unseen = /\p{Cf}+/gu;
/** Marks that no letter of its own has, such as the dot of `i̇`, which programs make of `İ`. */
const loose = /(?<=\p{Script=Latin})\p{M}+/gu;
/** `70x140`, `70 x 140` and `70 × 140` are one size. */
const times = /(?<=\d)\s*[x×✕*]\s*(?=\d)/giu;

/** A text as people see it. Whatever is cut into words, whether a question or what it is to find, is cut after this. */
export const beforeCutting = (text: string): string =>
  text.normalize('NFC').replace(unseen, '').replace(loose, '').replace(times, '×');

/** What somebody types into a search, cut at its blanks. */
export const typedWords = (question: string): string[] =>
  beforeCutting(question)
    .split(/[\s\p{C}]+/u)
    .filter((word) => word !== '');

/** A word begins with a letter or digit. Its first 50 characters are enough and fit PostgreSQL's lexemes. */
const wordPattern = /([\p{L}\p{N}][\p{L}\p{M}\p{N}]{0,49})[\p{L}\p{M}\p{N}]*/gu;

/**
 * The words of a text as written: runs of letters and digits, never empty when folded. Compatibility characters are
 * decomposed first: `ﷺ` becomes four words, and `ﾟ` is a mark, so no word.
 */
export const wordsOf = (text: string): string[] =>
  Array.from(beforeCutting(text.normalize('NFKC')).matchAll(wordPattern), ([, word = '']) => word);
