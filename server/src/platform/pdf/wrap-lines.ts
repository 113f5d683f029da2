/// <reference path="./packages.d.ts" />
import LineBreaker from 'linebreak';

/** A text's width, in the same unit as the line's width. */
export type Measure = (text: string) => number;

/**
 * Breaks each paragraph of a text into lines no wider than `width`: at spaces, between Chinese and Japanese letters, or
 * within a word wider than a whole line. A line broken at a space or a line end keeps a space at its end, so that words
 * don't run together when lines are read or copied. That space doesn't count in the width.
 */
export function wrapLines(text: string, width: number, widthOf: Measure): readonly (readonly string[])[] {
  return printable(text)
    .split('\n')
    .map((line, index, all) => {
      const broken = wrapLine(line, width, widthOf);
      return index < all.length - 1 ? [...broken.slice(0, -1), `${broken.at(-1)} `] : broken;
    });
}

/** Control characters have no shape on paper. */
const printable = (text: string) => text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]/gu, ' ');

function wrapLine(line: string, width: number, widthOf: Measure): readonly string[] {
  const space = widthOf(' ');
  const lines: string[] = [];
  let current = '';
  let reached = 0;
  const begin = (piece: string) => {
    current = piece;
    reached = widthOf(piece);
  };
  for (const { gap, part } of line.split(/ +/).flatMap(partsOf)) {
    const [first = '', ...others] = piecesOf(part, width, widthOf);
    const between = current === '' ? '' : gap;
    const needed = (between === '' ? 0 : space) + widthOf(first);
    if (current !== '' && reached + needed > width) {
      lines.push(current + between);
      begin(first);
    } else {
      reached += needed;
      current += between + first;
    }
    for (const piece of others) {
      lines.push(current);
      begin(piece);
    }
  }
  return [...lines, current];
}

type Part = Readonly<{ gap: '' | ' '; part: string }>;

/** A word is one part, with a space before it; Chinese and Japanese is many, some of which stay together. */
function partsOf(word: string): readonly Part[] {
  if (!/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word))
    return [{ gap: ' ', part: word }];
  const parts: Part[] = [];
  const breaker = new LineBreaker(word);
  let start = 0;
  for (let end = breaker.nextBreak(); end; end = breaker.nextBreak()) {
    parts.push({ gap: start === 0 ? ' ' : '', part: word.slice(start, end.position) });
    start = end.position;
  }
  return parts;
}

/** Splits a word that is wider than a line, such as a long address. */
function piecesOf(word: string, width: number, widthOf: Measure): readonly string[] {
  if (widthOf(word) <= width) return [word];
  const pieces: string[] = [];
  let piece = '';
  for (const letter of word) {
    if (piece !== '' && widthOf(piece) + widthOf(letter) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return [...pieces, piece];
}
