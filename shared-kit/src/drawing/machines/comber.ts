import { circle, line, lines, path, rect, times } from '../ink/ink.ts';
import { bars, cross, floor, louvres, roll, rollers, screen } from '../ink/parts.ts';
import { can } from './draw-frame.ts';
import type { Elevation } from './elevation.ts';

/** Eight laps side by side, combed and led along the table to one can. */
export interface Comber {
  readonly kind: 'comber';
}

const left = 66;
const pitch = 37;

const lap = (x: number): string =>
  roll(x, 112, 3, 7, 3) +
  rollers([
    [x - 8, 131, 4],
    [x + 8, 131, 4],
  ]) +
  path(`M${x + 12} 118Q${x + 14} 140 ${x} 150`, 'yl');

const head = (x: number): string =>
  rect(x - 16, 146, 32, 42, 'o f0', 2) +
  rect(x - 12, 150, 24, 8, 't f1', 1) +
  circle(x, 172, 9, 'm f1') +
  bars(x - 4, x + 4, 164, 168, 2, 'h') +
  circle(x, 172, 2, 'm f0') +
  path(`M${x} 188Q${x + 2} 198 ${x + 12} 203`, 'y');

const table = (): string =>
  rect(46, 138, 314, 6, 'm f1', 1) +
  rect(46, 204, 316, 8, 'o f0', 1) +
  lines(
    [
      [60, 202, 362, 202],
      [90, 200, 362, 200],
    ],
    'yl',
  ) +
  rect(46, 212, 316, 70, 'o f0', 2) +
  bars(124, 300, 212, 282, 79, 'm') +
  louvres(56, 114, 222, 272) +
  louvres(134, 194, 222, 272) +
  louvres(212, 272, 222, 272) +
  louvres(292, 352, 222, 272) +
  rect(52, 282, 12, 18, 'm f2', 0) +
  rect(198, 282, 12, 18, 'm f2', 0) +
  rect(342, 282, 12, 18, 'm f2', 0);

const delivery = (): string =>
  path('M362 294V150l10 -12h28V294z', 'o f0') +
  rollers(
    [
      [376, 194, 5],
      [390, 194, 6],
      [376, 208, 5],
      [390, 208, 6],
    ],
    'm f1',
  ) +
  path('M362 201H394Q410 200 418 168', 'y') +
  rect(400, 156, 62, 14, 'o f0', 2) +
  rect(406, 144, 50, 12, 'm f1', 2) +
  line(431, 170, 431, 180, 'yl') +
  can(410, 190, 42, 102) +
  rect(366, 224, 28, 60, 't f1', 2) +
  path('M381 138V122', 'm') +
  screen(364, 96, 34, 26);

const gearing = (): string =>
  path('M20 300V138l10 -12H46V300z', 'o f0') +
  circle(33, 172, 9, 'm f1') +
  cross(33, 172, 12) +
  louvres(25, 41, 220, 280);

export const comberElevation: Elevation<Comber> = {
  frame: [10, 74, 464, 252],
  details: () => ({ laps: [50, 84, 150, 112], delivery: [330, 124, 150, 112] }),
  body: () =>
    floor(14, 470) +
    times(8, (index) => lap(left + index * pitch)) +
    table() +
    times(8, (index) => head(left + index * pitch)) +
    gearing() +
    delivery(),
};
