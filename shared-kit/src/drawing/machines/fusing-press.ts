import { depthDimension } from '../ink/annotate.ts';
import { circle, line, lines, path, rect, steps, times } from '../ink/ink.ts';
import { bars, cross, floor, foot, louvres, rollers, screen } from '../ink/parts.ts';
import type { Elevation } from './elevation.ts';

/** A continuous press: a belt carries cut pieces through the heated zone to a pair of pressure rollers. */
export interface FusingPress {
  readonly kind: 'fusing-press';
  /** Working width in cm. */
  readonly width?: number;
}

const belts = (): string =>
  rect(36, 196, 396, 20, 'o f0', 10) +
  rollers(
    [
      [46, 206, 7],
      [422, 206, 7],
    ],
    'm f1',
  ) +
  times(4, (index) => path(`M${54 + index * 24} 196v-5h16v5z`, 'm cl')) +
  path('M330 196v-4h16v4zM356 196v-4h16v4zM382 196v-4h16v4z', 'm cl');

const zone = (): string =>
  path('M140 196V140l12 -16H302l12 16V196z', 'o f0') +
  times(
    4,
    (index) =>
      rect(152 + index * 30, 178, 26, 10, 'm f1', 1) +
      bars(156 + index * 30, 176 + index * 30, 180, 186, 4, 'h'),
  ) +
  times(
    4,
    (index) =>
      rect(152 + index * 30, 222, 26, 10, 'm f1', 1) +
      bars(156 + index * 30, 176 + index * 30, 224, 230, 4, 'h'),
  ) +
  path('M140 191H318', 'yb') +
  louvres(160, 232, 140, 162) +
  rect(246, 134, 50, 32, 't f1', 2) +
  circle(296, 182, 11, 'o f1') +
  circle(296, 214, 11, 'o f1') +
  cross(296, 198, 32) +
  rect(289, 112, 14, 12, 'm f0', 1) +
  line(296, 124, 296, 171, 'm');

const stand = (): string =>
  path('M60 216V300H72V232H396V300H408V216', 'm f0') +
  rect(128, 236, 200, 50, 'o f0', 2) +
  lines([[228, 236, 228, 286]], 'm') +
  louvres(138, 218, 246, 280) +
  lines(
    steps(240, 316, 12).map((x) => [x, 246, x, 280]),
    'h',
  ) +
  foot(58) +
  foot(394);

export const fusingPressElevation: Elevation<FusingPress> = {
  frame: [20, 70, 440, 270],
  details: () => ({ zone: [140, 120, 150, 112], nip: [236, 142, 120, 90] }),
  body: () =>
    floor(24, 452) + stand() + belts() + zone() + path('M196 124V110', 'm') + screen(178, 80, 40, 30),
  notes: ({ width }) => (width === undefined ? '' : depthDimension(336, 332, `${width} cm`)),
};
