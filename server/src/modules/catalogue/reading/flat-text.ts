import { beforeCutting, fold } from '../words/fold.ts';

/** A text and its folded form, letter for letter, so that places in one are places in the other. */
export type FlatText = Readonly<{ text: string; flat: string }>;

export function flatText(given: string): FlatText {
  const text = beforeCutting(given);
  const letters = Array.from(text, (letter) => {
    const folded = fold(letter);
    return folded.length === letter.length ? folded : letter;
  });
  return { text, flat: letters.join('') };
}

/** A run of letters or of digits. */
export type Token = Readonly<{
  root: string;
  from: number;
  to: number;
  /** Whether a phrase may go on over what stands before it: spaces, hyphens, apostrophes, points, strokes. */
  follows: boolean;
}>;

const runs = /[\p{L}\p{M}]+|\p{N}+/gu;
const between = /^[\s\-–'’.&/]*$/u;

export function tokensOf(flat: string): readonly Token[] {
  let end = 0;
  return Array.from(flat.matchAll(runs), ({ 0: word, index }) => {
    const follows = between.test(flat.slice(end, index));
    end = index + word.length;
    return { root: rootOf(word), from: index, to: end, follows };
  });
}

/** Endings of both languages, the longest first; folded, so `ı` is `i` and `ü` is `u`. */
const endings =
  /(?:l[ae]r[iu]?n?d?[ae]?n?|s[iu]n?[iae]?|n[iu]n|n?d[ae]n?|t[ae]n?|y[iuae]|l[iu]k?|c[iu]|[iu]n|es|s)$/;
const vowel = /[aeiu]$/;
const softened: Readonly<Record<string, string>> = { b: 'p', d: 't', g: 'k' };

/**
 * A word without its endings: `tezgahlari` and `tezgah`, `dobbies` and `dobby` have the same root. Roughly, but alike
 * for what is typed and for what the lists say.
 */
export function rootOf(word: string): string {
  const root = shortest(word.endsWith('y') ? `${word.slice(0, -1)}i` : word);
  const last = softened[root.at(-1) ?? ''];
  return last ? root.slice(0, -1) + last : root;
}

/** Without any ending that can be taken off. */
function shortest(root: string): string {
  const shorter = withoutEnding(root);
  return shorter === root ? root : shortest(shorter);
}

function withoutEnding(root: string): string {
  const shorter = root.replace(endings, '');
  if (shorter !== root && shorter.length >= 3) return shorter;
  return vowel.test(root) && root.length >= 5 ? root.slice(0, -1) : root;
}

/** Closed up, so that `air-jet`, `air jet` and `airjet` are one. */
export const keyOf = (tokens: readonly Pick<Token, 'root'>[]): string =>
  tokens.map(({ root }) => root).join('');
