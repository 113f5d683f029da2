import { escapeText } from './escape.ts';
import { fixed, line, lines, path } from './ink.ts';

const text = (words: string, at: string): string =>
  `<text ${at} text-anchor="middle">${escapeText(words)}</text>`;

/** A dimension between two verticals; `from` is where the extension lines start. */
export const dimension = (x1: number, x2: number, y: number, words: string, from = y - 14): string =>
  `<g class="dim">${lines(
    [
      [x1, from, x1, y + 5],
      [x2, from, x2, y + 5],
    ],
    'd',
  )}${line(x1, y, x2, y, 'd')}${path(
    `M${fixed(x1)} ${y}l7 -2.6v5.2zM${fixed(x2)} ${y}l-7 -2.6v5.2z`,
    'da',
  )}${text(words, `x="${fixed((x1 + x2) / 2)}" y="${y - 5}"`)}</g>`;

/** A dimension between two horizontals, its text turned to read from the right. */
export const verticalDimension = (y1: number, y2: number, x: number, words: string, from = x - 14): string =>
  `<g class="dim">${lines(
    [
      [from, y1, x + 5, y1],
      [from, y2, x + 5, y2],
    ],
    'd',
  )}${line(x, y1, x, y2, 'd')}${path(
    `M${x} ${fixed(y1)}l-2.6 7h5.2zM${x} ${fixed(y2)}l-2.6 -7h5.2z`,
    'da',
  )}${text(words, `transform="translate(${x - 5} ${fixed((y1 + y2) / 2)}) rotate(-90)"`)}</g>`;

/** Where the words of a dimension must end, and the width of a letter where text is largest. */
const edge = 494;
const letter = 12;

/** The width of a machine drawn from its side: an oblique line that recedes into the sheet, as shop drawings mark depth. */
export const depthDimension = (x: number, y: number, words: string): string =>
  `<g class="dim">${line(x, y, x + 26, y - 15, 'd')}${path(
    `M${x} ${y}l4.8 -5.8l2.6 4.5zM${x + 26} ${y - 15}l-4.8 5.8l-2.6 -4.5z`,
    'da',
  )}<text ${besideLine(x + 30, words)} y="${y - 2}">${escapeText(words)}</text></g>`;

/** In small pictures text is larger, and would run over the edge. */
const besideLine = (x: number, words: string): string =>
  x + words.length * letter > edge ? `x="${edge}" text-anchor="end"` : `x="${x}"`;

/** A note on a leader: the line starts at the part with a dot and ends under the words. */
export const leader = (x: number, y: number, toX: number, toY: number, words: string): string => {
  const length = Math.max(24, words.length * 7);
  const along = toX >= x ? length : -length;
  return `<g class="dim">${path(`M${fixed(x)} ${fixed(y)}L${toX} ${toY}h${along}`, 'd')}${path(
    `M${fixed(x - 2)} ${fixed(y)}a2 2 0 1 0 4 0a2 2 0 1 0 -4 0`,
    'da',
  )}${text(words, `x="${toX + along / 2}" y="${toY - 4}"`)}</g>`;
};

/** How often a part repeats; drawings write it like this in every language. */
export const countOf = (count: number): string => `${count}×`;
