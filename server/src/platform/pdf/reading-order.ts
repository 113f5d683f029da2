import bidiFactory from 'bidi-js';

/** Letters of one direction. */
export type Stretch = Readonly<{
  text: string;
  isRightToLeft: boolean;
  /** Where its reading begins in the paragraph. */
  start: number;
}>;

export type Line = Readonly<{
  /** As it is read and copied. */
  text: string;
  /** As it stands on paper, from left to right. */
  stretches: readonly Stretch[];
  /** Whether its paragraph is read from right to left. */
  isRightToLeft: boolean;
}>;

const bidi = bidiFactory();

/** Scripts that are read from right to left, and signs that order it. */
const rightToLeft =
  /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const letters = /\p{L}/gu;

/** Orders the lines of one paragraph as the Unicode Bidirectional Algorithm says. */
export function inOrder(lines: readonly string[]): readonly Line[] {
  const paragraph = lines.join('');
  if (!rightToLeft.test(paragraph)) {
    return lines.map((text) => ({
      text,
      stretches: [{ text, isRightToLeft: false, start: 0 }],
      isRightToLeft: false,
    }));
  }
  const isRightToLeft = isMostlyRightToLeft(paragraph);
  const found = bidi.getEmbeddingLevels(paragraph, isRightToLeft ? 'rtl' : 'ltr');
  let start = 0;
  return lines.map((text) => {
    const shown = text.trimEnd();
    const end = start + shown.length;
    const indices = bidi.getReorderedIndices(paragraph, found, start, end - 1).slice(start, end);
    const stretches = stretchesOf(paragraph, indices, found.levels);
    start += text.length;
    return { text, stretches, isRightToLeft };
  });
}

/**
 * A paragraph is read from right to left if it begins so and most of it is: one of our sentences may begin with a name
 * in any script, and may be shorter than that name.
 */
function isMostlyRightToLeft(text: string): boolean {
  const all = text.match(letters) ?? [];
  const ofThem = all.filter((letter) => rightToLeft.test(letter));
  return ofThem.length * 2 > all.length && ofThem[0] === all[0];
}

function stretchesOf(paragraph: string, indices: readonly number[], levels: Uint8Array): readonly Stretch[] {
  const groups: number[][] = [];
  for (const index of indices) {
    const group = groups.at(-1);
    const last = group?.at(-1) ?? -1;
    const isRightToLeft = isOdd(levels[index]);
    const goesOn = levels[last] === levels[index] && index === last + (isRightToLeft ? -1 : 1);
    if (group && goesOn) group.push(index);
    else groups.push([index]);
  }
  return groups.map((group) => {
    const isRightToLeft = isOdd(levels[group[0] ?? 0]);
    const start = Math.min(...group);
    const text = paragraph.slice(start, Math.max(...group) + 1);
    return { text, isRightToLeft, start };
  });
}

const isOdd = (level = 0): boolean => level % 2 === 1;

/** Brackets open to the other side where text is read from right to left. */
export const mirrored = (letter: string): string => bidi.getMirroredCharacter(letter) ?? letter;
