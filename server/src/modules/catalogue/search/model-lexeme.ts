import { fold, wordsOf } from './fold.ts';

/** Models are known by letters with digits; a window of this many words covers them as people type them. */
const mostWords = 3;
const isCode = (text: string): boolean => /\d/.test(text) && /\p{L}/u.test(text);
const closedUp = (words: readonly string[]): string => words.map(fold).join('');

/**
 * The whole model as one lexeme that no text has, so that the machine which *is* an RL 190 stands before the parts
 * that name it. A maker's name before the model is left out.
 */
export function modelLexeme(model: string, brandName: string): string {
  const words = wordsOf(model);
  const brand = wordsOf(brandName).map(fold);
  const from = words.findIndex((word) => !brand.includes(fold(word)));
  return `=${closedUp(words.slice(Math.max(from, 0)))}`;
}

/** Finds models that begin like one to three neighbouring words of a search; null where none looks like a model. */
export function modelQuery(words: readonly string[]): string | null {
  const found = new Set<string>();
  for (const from of words.keys()) {
    for (let count = 1; count <= mostWords && from + count <= words.length; count++) {
      const text = closedUp(words.slice(from, from + count));
      if (isCode(text)) found.add(`'=${text}':*`);
    }
  }
  return found.size > 0 ? [...found].join(' | ') : null;
}

/** Finds models that begin like a whole search, such as `RL 19` on the way to `RL 190`; null where it looks like none. */
export function begunModelQuery(words: readonly string[]): string | null {
  const text = closedUp(words);
  return words.length <= mostWords && isCode(text) ? `'=${text}':*` : null;
}
