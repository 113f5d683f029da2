import { countOf, dimension, leader } from '../ink/annotate.ts';
import { fixed, lines, path, places, rect, steps, times } from '../ink/ink.ts';
import { clothBeam, floor, foot, louvres, screen } from '../ink/parts.ts';
import { type Elevation, within } from './elevation.ts';

export interface DigitalPrinter {
  readonly kind: 'digital-printer';
  /** Working width in cm. */
  readonly width?: number;
  readonly heads?: number;
  readonly colours?: number;
}

const frame = (): string =>
  path('M58 300V170l10 -10H412l10 10V300z', 'o f0') +
  rect(58, 212, 364, 8, 'm f1', 0) +
  path('M78 160V96q0 -8 8 -8H394q8 0 8 8V160z', 'o f0') +
  rect(96, 100, 288, 40, 't f1', 3) +
  rect(78, 150, 324, 10, 'm f1', 0) +
  rect(100, 132, 280, 5, 'm f0', 1);

/** Heads sit in the carriage in columns of up to four, so that 64 still can be counted. */
const carriage = (heads: number): string => {
  const deep = heads > 32 ? 4 : heads > 16 ? 3 : heads > 8 ? 2 : 1;
  const columns = Math.ceil(heads / deep);
  const width = Math.max(62, columns * 6 + 14);
  const x = 245 - width / 2;
  const pitch = (width - 14) / columns;
  const length = 26 / deep;
  const marks = places(heads, (index) => {
    const at = x + 7 + (Math.floor(index / deep) + 0.5) * pitch;
    const y = 119 + (index % deep) * length;
    return [at, y, at, y + length - (deep > 1 ? 2 : 1)] as const;
  });
  return (
    rect(x, 112, width, 40, 'o f0', 3) +
    lines(marks, 'm') +
    path(`M${fixed(x + width)} 118h24q8 0 8 -8V96`, 't')
  );
};

const cloth = (): string =>
  path('M100 160H380L398 214H82z', 'm cl') +
  path(
    steps(152, 328, 44)
      .map((x) => `M${x} 164q10 14 -6 24t0 24`)
      .join(''),
    'y',
  ) +
  rect(82, 214, 316, 34, 'm cl', 0) +
  lines(
    steps(100, 390, 22).map((x) => [x, 216, x - 2, 246]),
    'yt',
  ) +
  clothBeam(80, 246, 320, 28) +
  rect(62, 228, 14, 58, 'm f0', 0) +
  rect(404, 228, 14, 58, 'm f0', 0);

/** One bottle per process colour. */
const inks = (colours: number): string => {
  const width = Math.max(30, colours * 5.6 + 8);
  return (
    rect(424, 196, width, 104, 'o f0', 2) +
    times(colours, (index) => rect(429 + index * 5.6, 206, 4.4, 26, index % 2 ? 't f2' : 't y0', 1)) +
    louvres(430, 424 + width - 6, 244, 290, 7)
  );
};

export const digitalPrinterElevation: Elevation<DigitalPrinter> = {
  frame: [8, 60, 476, 284],
  details: () => ({ carriage: [165, 76, 150, 112], inks: [360, 188, 124, 93] }),
  body: ({ heads, colours }) =>
    floor(24, 470) +
    frame() +
    carriage(within(1, 64, Math.round(heads ?? 8))) +
    cloth() +
    inks(within(1, 8, Math.round(colours ?? 4))) +
    path('M40 168H58', 'm') +
    screen(18, 142, 34, 26) +
    foot(66) +
    foot(398),
  notes: ({ width, heads }) =>
    (width === undefined ? '' : dimension(82, 398, 330, `${width} cm`, 304)) +
    (heads === undefined ? '' : leader(224, 124, 190, 80, countOf(heads))),
};
