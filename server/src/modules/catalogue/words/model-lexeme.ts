import { fold, wordsOf } from './fold.ts';

/** Model names have letters and digits; this many words cover how people type them. */
const mostWords = 3;
const isCode = (text: string): boolean => /\d/.test(text) && /\p{L}/u.test(text);
const closedUp = (words: readonly string[]): string => words.map(fold).join('');

/**
 * The whole model as one lexeme that no other text has, so that the machine that *is* an RL 190 ranks before parts
 * that mention it. Leaves out the maker's name before the model.
 */
export function modelLexeme(model: string, brandName: string): string {
  const words = wordsOf(model);
  const brand = wordsOf(brandName).map(fold);
  const from = words.findIndex((word) => !brand.includes(fold(word)));
  return `=${closedUp(words.slice(Math.max(from, 0)))}`;
}

/** An article number as one lexeme, like a model. */
export const articleLexeme = (number: string): string => `=${closedUp(wordsOf(number))}`;

/** Finds the models and article numbers that adjacent words of a search spell completely; null if none looks like one. */
export function exactModelQuery(words: readonly string[]): string | null {
  const all = words.flatMap(wordsOf);
  const found = new Set<string>();
  for (const from of all.keys()) {
    for (let count = 1; count <= mostExactWords && from + count <= all.length; count++) {
      const text = closedUp(all.slice(from, from + count));
      if (isCode(text)) found.add(`'=${text}'`);
    }
  }
  return found.size > 0 ? [...found].join(' | ') : null;
}
const mostExactWords = 5;

/** Finds models that begin with one to three adjacent words of a search; null if none looks like a model. */
export function modelQuery(typed: readonly string[]): string | null {
  const words = typed.flatMap(wordsOf);
  const found = new Set<string>();
  for (const from of words.keys()) {
    for (let count = 1; count <= mostWords && from + count <= words.length; count++) {
      const text = closedUp(words.slice(from, from + count));
      if (isCode(text)) found.add(`'=${text}':*`);
    }
  }
  return found.size > 0 ? [...found].join(' | ') : null;
}

/** Finds models that begin with the whole search, such as `RL 19` for `RL 190`; null if it doesn't look like one. */
export function begunModelQuery(words: readonly string[]): string | null {
  const text = closedUp(words);
  return words.length <= mostWords && isCode(text) ? `'=${text}':*` : null;
}
