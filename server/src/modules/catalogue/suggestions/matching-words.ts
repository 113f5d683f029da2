import { foldWord, wordsOf } from '../search/fold.ts';

export const foldedWords = (text: string): readonly string[] => wordsOf(text).map(foldWord);

/**
 * How well names have all typed words, each as the beginning of one of theirs: 0 where one is missing, most where
 * a name begins with what was typed and has little else.
 */
export function matchOf(typed: readonly string[], names: readonly (readonly string[])[]): number {
  return Math.max(0, ...names.map((name) => matchOfName(typed, name)));
}

function matchOfName(typed: readonly string[], name: readonly string[]): number {
  if (typed.length === 0 || !typed.every((word) => name.some((it) => it.startsWith(word)))) return 0;
  const beginsWith = typed.every((word, at) => name[at]?.startsWith(word)) ? 2 : 1;
  return beginsWith + 1 / (1 + name.length);
}
