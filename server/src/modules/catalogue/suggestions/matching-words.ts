import { foldWord, wordsOf } from '../words/fold.ts';

export const foldedWords = (text: string): readonly string[] => wordsOf(text).map(foldWord);

/**
 * Scores how well names match the typed words, each as a prefix: 0 if one is missing, highest if a name begins with
 * them and has little else.
 */
export function matchOf(typed: readonly string[], names: readonly (readonly string[])[]): number {
  return Math.max(0, ...names.map((name) => matchOfName(typed, name)));
}

function matchOfName(typed: readonly string[], name: readonly string[]): number {
  if (typed.length === 0 || !typed.every((word) => name.some((it) => it.startsWith(word)))) return 0;
  const beginsWith = typed.every((word, at) => name[at]?.startsWith(word)) ? 2 : 1;
  return beginsWith + 1 / (1 + name.length);
}
