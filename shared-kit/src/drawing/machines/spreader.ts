import { depthDimension } from '../ink/annotate.ts';
import { circle, line, lines, path, rect, steps, times } from '../ink/ink.ts';
import { bars, cross, floor, foot, louvres, roll, rollers, screen } from '../ink/parts.ts';
import type { Elevation } from './elevation.ts';

/** A spreading machine from its side: the carriage lays ply on ply along the table. */
export interface Spreader {
  readonly kind: 'spreader';
  /** Working width in cm. */
  readonly width?: number;
}

const table = (): string =>
  rect(20, 222, 440, 10, 'o f1', 1) +
  rect(20, 232, 440, 8, 'm f0', 0) +
  bars(34, 448, 233, 239, 14, 'h') +
  times(4, (index) => rect(44 + index * 122, 240, 12, 54, 'm f0', 0) + foot(40 + index * 122, 20)) +
  rect(56, 272, 354, 6, 'm f1', 0);

/** The lay: plies end under catchers at both ends. */
const lay = (): string =>
  rect(62, 202, 356, 20, 'm cl', 1) +
  lines(
    steps(205, 220, 3).map((y) => [63, y, 417, y]),
    'yt',
  ) +
  path('M44 222V196h24v6M436 222V196h-24v6', 'm f2') +
  circle(50, 196, 4, 'm f1') +
  circle(430, 196, 4, 'm f1');

const carriage = (): string =>
  path('M176 212V146l12 -12H316l12 12V212z', 'o f0') +
  rect(188, 166, 62, 34, 'm f1', 2) +
  louvres(194, 244, 172, 196) +
  circle(204, 216, 8, 'm f1') +
  circle(300, 216, 8, 'm f1') +
  cross(204, 216, 11) +
  cross(300, 216, 11) +
  path('M196 134V104h8v30M284 134V104h8v30', 'm f0') +
  path('M186 108Q244 150 304 108', 'm n0') +
  roll(244, 78, 9, 8, 3.8) +
  path('M286 80L322 120L344 132V186L340 202', 'yb') +
  rollers([
    [322, 120, 6],
    [344, 134, 6],
    [344, 180, 6],
  ]) +
  rect(334, 188, 22, 9, 'm f2', 1) +
  path('M328 150h12v40', 'm n0') +
  circle(272, 182, 11, 'm f1') +
  circle(296, 182, 5, 'm f0');

/** The operator rides along. */
const platform = (): string =>
  path('M176 206H132V286H112M132 260H176', 'm n0') +
  rect(96, 284, 40, 7, 'm f2', 1) +
  line(120, 284, 120, 186, 'm') +
  screen(104, 158, 36, 28) +
  circle(110, 294, 4, 'm f1') +
  circle(126, 294, 4, 'm f1');

export const spreaderElevation: Elevation<Spreader> = {
  frame: [8, 28, 470, 314],
  details: () => ({ carriage: [176, 116, 190, 142], roll: [184, 34, 120, 90] }),
  body: () => floor(12, 468) + table() + lay() + carriage() + platform(),
  notes: ({ width }) => (width === undefined ? '' : depthDimension(376, 334, `${width} cm`)),
};
