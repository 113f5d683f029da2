/** A text's width, in the same unit as the line's width. */
export type Measure = (text: string) => number;

/**
 * Breaks text into lines no wider than `width`: at spaces, or within a word wider than a whole line.
 * A line broken at a space or a line end keeps a space at its end, so that words don't run together when lines are
 * read or copied. That space doesn't count in the width.
 */
export function wrapLines(text: string, width: number, widthOf: Measure): readonly string[] {
  return printable(text)
    .split('\n')
    .flatMap((line, index, all) => {
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
  for (const word of line.split(/ +/)) {
    const [first = '', ...others] = piecesOf(word, width, widthOf);
    if (current !== '' && reached + space + widthOf(first) > width) {
      lines.push(`${current} `);
      current = first;
      reached = widthOf(first);
    } else {
      reached += (current === '' ? 0 : space) + widthOf(first);
      current = current === '' ? first : `${current} ${first}`;
    }
    for (const piece of others) {
      lines.push(current);
      current = piece;
      reached = widthOf(piece);
    }
  }
  return [...lines, current];
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
