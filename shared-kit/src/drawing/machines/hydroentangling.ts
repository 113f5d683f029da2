import { depthDimension } from '../ink/annotate.ts';
import { circle, lines, path, places, rect, times } from '../ink/ink.ts';
import { cross, floor, foot, louvres, roll, rollers, screen } from '../ink/parts.ts';
import type { Elevation } from './elevation.ts';

/** Spunlace: injectors drive water jets through a carded web on a belt and a drum; an air drum dries it. */
export interface Hydroentangling {
  readonly kind: 'hydroentangling';
  /** Working width in cm. */
  readonly width?: number;
}

const injector = (x: number, y: number): string =>
  rect(x - 9, y, 18, 26, 'o f1', 3) +
  circle(x, y + 11, 5, 'm f0') +
  lines(
    places(3, (index) => [x + (index - 1) * 3, y + 26, x + (index - 1) * 3, y + 46] as const),
    'h',
  );

const beltStation = (): string =>
  path('M22 196H92L100 202V206H22z', 'm cl') +
  path('M26 200q6 5 12 0t12 0t12 0t12 0t12 0', 'yt') +
  rect(16, 206, 176, 24, 'o f0', 12) +
  rollers(
    [
      [28, 218, 8],
      [180, 218, 8],
      [104, 222, 5],
    ],
    'm f1',
  ) +
  path('M92 203H184', 'yb') +
  times(3, (index) => injector(110 + index * 26, 156)) +
  rect(96, 138, 80, 18, 'm f0', 2) +
  path('M100 206H172L166 226H106z', 'm f1') +
  path('M40 230V300M168 230V300M40 270H168', 'm') +
  rect(100, 232, 70, 30, 'm f0', 2);

const drumStation = (): string =>
  path('M196 300l10 -26H288l10 26z', 'o f2') +
  circle(246, 220, 42, 'o f0') +
  circle(246, 220, 36, 't f1') +
  circle(246, 220, 8, 'm f0') +
  cross(246, 220, 48) +
  path('M184 203L203 210A46 46 0 0 1 288 202L306 170', 'yb') +
  injector(222, 128) +
  injector(250, 122) +
  injector(278, 132) +
  path('M104 138V112H300V132', 'm n0') +
  rollers([
    [202, 214, 5],
    [306, 170, 6],
  ]);

const dryer = (): string =>
  path('M318 300V142l12 -14H408l12 14V300z', 'o f0') +
  circle(369, 206, 40, 'o f1') +
  times(3, (index) => circle(369, 206, 33 - index * 9, 't n0')) +
  circle(369, 206, 7, 'm f0') +
  cross(369, 206, 46) +
  path('M306 170L332 174A44 44 0 1 0 402 182L428 176', 'yb') +
  path('M360 128V92h18v36M354 92h30l-7 -12h-16z', 'm f1') +
  louvres(334, 404, 264, 290);

const winder = (): string =>
  rollers([[430, 180, 6]]) +
  path('M434 184L440 200', 'yb') +
  path('M424 300L436 268H462L470 300z', 'o f2') +
  roll(448, 232, 6, 7, 3.4) +
  rect(426, 172, 8, 128, 'm f0', 0) +
  screen(428, 112, 34, 26) +
  path('M420 156H445V138', 'm');

/** High-pressure pumps feed the injectors. */
const pumps = (): string =>
  rect(36, 90, 56, 30, 'o f0', 3) +
  circle(52, 105, 9, 'm f1') +
  circle(76, 105, 9, 'm f1') +
  path('M92 105H104', 'm') +
  path('M48 120V196M80 120V196', 't');

export const hydroentanglingElevation: Elevation<Hydroentangling> = {
  frame: [6, 72, 478, 268],
  details: () => ({ injectors: [90, 116, 140, 105], dryer: [300, 130, 150, 112] }),
  body: () => floor(10, 472) + pumps() + beltStation() + drumStation() + dryer() + winder() + foot(194, 108),
  notes: ({ width }) => (width === undefined ? '' : depthDimension(306, 332, `${width} cm`)),
};
