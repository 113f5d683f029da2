import { escapeText } from '../ink/escape.ts';
import { lines, path, rect } from '../ink/ink.ts';
import type { Elevation } from './elevation.ts';

/** The plate, for products without a drawing, such as spare parts or imported listings. */
export interface Plate {
  readonly kind: 'plate';
  /** A part number for the title block. */
  readonly mark?: string;
}

const frame = (): string =>
  rect(24, 24, 432, 292, 'm n0', 0) +
  lines(
    [
      [240, 18, 240, 30],
      [240, 310, 240, 322],
      [18, 170, 30, 170],
      [450, 170, 462, 170],
    ],
    'm',
  ) +
  lines(
    [
      [228, 160, 252, 160],
      [240, 148, 240, 172],
    ],
    'c',
  );

const titleBlock = (): string =>
  path('M286 316V270H456V316M286 292H456M360 292V316', 'm n0') +
  lines([
    [292, 298, 316, 298],
    [366, 298, 396, 298],
    [292, 276, 322, 276],
  ]);

/** The symbol of first-angle projection, as European title blocks carry it. */
const projection = (): string =>
  path('M424 300l14 -3v14l-14 -3z', 'm n0') +
  '<circle class="m n0" cx="446" cy="304" r="5.5"/><circle class="t n0" cx="446" cy="304" r="2.5"/>';

const longest = 22;
const shortened = (mark: string): string =>
  [...mark].length > longest ? `${[...mark].slice(0, longest - 1).join('')}…` : mark;

export const plateElevation: Elevation<Plate> = {
  frame: [12, 12, 456, 316],
  body: () => frame() + titleBlock() + projection(),
  notes: ({ mark }) => (mark ? `<text x="292" y="287">${escapeText(shortened(mark))}</text>` : ''),
};
