import { verticalDimension } from '../ink/annotate.ts';
import { circle, lines, path, rect, steps } from '../ink/ink.ts';
import { bars, cross, screen } from '../ink/parts.ts';
import type { Elevation } from './elevation.ts';

/** The one machine drawn in plan: what matters about it is the table. */
export interface CuttingTable {
  readonly kind: 'cutting-table';
  /** Working width in cm. */
  readonly width?: number;
}

const pieces = [
  'M72 98h52q-4 26 6 40v30H66v-30q10 -14 6 -40z',
  'M140 98h58q-5 22 5 34v36h-66v-36q9 -12 3 -34z',
  'M70 184h40l12 62q-28 12 -58 0z',
  'M132 184h40l12 62q-28 12 -58 0z',
  'M194 184q26 -10 48 0l-6 64h-34z',
  'M214 98h30l6 70h-38z',
  'M258 100h24v60h-24zM258 184h46v14h-46zM258 206h46v14h-46zM258 228h46v14h-46z',
  'M346 98h58q-5 22 5 34v36h-66v-36q9 -12 3 -34zM352 184h40l12 62q-28 12 -58 0z',
];

const table = (): string =>
  rect(44, 70, 392, 210, 'o f0', 3) +
  rect(60, 86, 360, 178, 'm cl', 0) +
  bars(60, 408, 86, 264, 12, 'yt') +
  pieces.map((piece) => path(piece, 'yp')).join('');

const gantry = (): string =>
  rect(304, 56, 30, 238, 'o f0', 3) +
  lines(
    steps(66, 286, 9).map((y) => [308, y, 314, y]),
    'h',
  ) +
  rect(298, 140, 42, 46, 'o f1', 3) +
  circle(319, 163, 10, 'm f0') +
  cross(319, 163, 16) +
  path('M319 163L346 168', 'y') +
  rect(36, 60, 408, 8, 'm f2', 1) +
  rect(36, 282, 408, 8, 'm f2', 1) +
  path('M334 80h40q8 0 8 -8V42', 't') +
  rect(388, 22, 56, 28, 'm f0') +
  screen(396, 25, 40, 22);

const feed = (): string =>
  rect(18, 96, 26, 160, 'm f1', 12) +
  lines(
    steps(104, 250, 8).map((y) => [20, y, 42, y]),
    'yt',
  ) +
  lines(
    [
      [240, 40, 240, 308],
      [24, 175, 456, 175],
    ],
    'c',
  );

export const cuttingTableElevation: Elevation<CuttingTable> = {
  frame: [6, 12, 480, 306],
  details: () => ({ cutter: [254, 110, 130, 97], marker: [52, 80, 150, 112] }),
  body: () => table() + gantry() + feed(),
  notes: ({ width }) => (width === undefined ? '' : verticalDimension(86, 264, 470, `${width} cm`, 424)),
};
