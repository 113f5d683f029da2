import { depthDimension } from '../ink/annotate.ts';
import { circle, fixed, line, lines, path, places, rect, steps } from '../ink/ink.ts';
import { bars, cross, floor, foot, louvres, roll, rollers, screen } from '../ink/parts.ts';
import type { Elevation } from './elevation.ts';

/** Spunbond: polymer in, filaments drawn by air onto a belt, bonded by a calender, wound. */
export interface Spunbond {
  readonly kind: 'spunbond';
  /** Working width in cm. */
  readonly width?: number;
}

const tower = (): string =>
  path('M28 26H72L58 50H42z', 'o f0') +
  line(34, 34, 66, 34, 't') +
  rect(44, 50, 12, 8, 'm f1', 0) +
  rect(22, 58, 92, 20, 'o f0', 2) +
  lines(
    steps(34, 106, 9).map((x) => [x, 58, x, 78]),
    'm',
  ) +
  rect(10, 56, 16, 24, 'm f1', 2) +
  path('M114 62h20v12h-20z', 'm f2') +
  rect(134, 48, 74, 32, 'o f1', 3) +
  louvres(142, 200, 56, 74, 5) +
  rect(144, 80, 54, 9, 'm f2', 1) +
  rect(14, 82, 98, 6, 'o f2', 0) +
  rect(20, 88, 8, 212, 'm f0', 0) +
  rect(98, 88, 8, 212, 'm f0', 0) +
  path('M28 160L98 96M28 96L98 160', 't') +
  path('M30 300L66 196M40 300L76 196', 'm') +
  lines(
    places(9, (index) => [33 + index * 3.5, 290 - index * 10, 43 + index * 3.5, 290 - index * 10] as const),
    't',
  ) +
  rect(28, 190, 70, 6, 'm f2', 0);

const filaments = (): string =>
  rect(138, 92, 66, 44, 'm f0', 1) +
  bars(142, 148, 96, 132, 2, 'h') +
  bars(194, 200, 96, 132, 2, 'h') +
  path('M150 136H192L182 156V196L198 226H144L160 196V156z', 'm f0') +
  lines(
    places(9, (index) => {
      const off = index - 4;
      return [171 + off * 5, 90, 171 + off * 2, 156] as const;
    }),
    'yl',
  ) +
  lines(
    places(9, (index) => [171 + (index - 4) * 2, 156, 171 + (index - 4) * 2, 196] as const),
    'yl',
  ) +
  path(
    places(9, (index) => {
      const x = 171 + (index - 4) * 2;
      const to = 171 + (index - 4) * 5.4;
      return `M${fixed(x)} 196C${fixed(x - 3)} 206 ${fixed(to + 4)} 212 ${fixed(to)} 231`;
    }).join(''),
    'yl',
  );

const belt = (): string =>
  rect(124, 234, 168, 26, 'o f0', 13) +
  rollers(
    [
      [137, 247, 9],
      [279, 247, 9],
      [208, 252, 5],
    ],
    'm f1',
  ) +
  path('M152 246H192L186 290H158z', 'm f1') +
  path('M144 231H296', 'yb') +
  path('M168 290V300M176 290V300', 'm') +
  path('M214 260V300M266 260V300', 'm');

const bonding = (): string =>
  path('M304 300V150l10 -10H352l10 10V300z', 'o f0') +
  circle(333, 206, 22, 'o f1') +
  circle(333, 206, 6, 'm f0') +
  cross(333, 206, 26) +
  circle(333, 254, 24, 'o f1') +
  circle(333, 254, 6, 'm f0') +
  cross(333, 254, 29) +
  path('M296 231L318 229H356L376 206L398 222', 'yb') +
  rollers([
    [376, 206, 6],
    [400, 218, 6],
  ]) +
  rect(326, 150, 14, 22, 'm f0', 1) +
  path('M372 300V200h8V300z', 'm f0');

const winder = (): string =>
  path('M392 300L408 264H456L466 300z', 'o f2') +
  path('M404 222L414 226', 'yb') +
  roll(434, 240, 8, 8, 3.6) +
  screen(384, 132, 34, 26) +
  path('M362 166H401V158', 'm');

export const spunbondElevation: Elevation<Spunbond> = {
  frame: [2, 18, 474, 322],
  details: () => ({ filaments: [96, 80, 150, 112], calender: [268, 170, 150, 112] }),
  body: () => floor(8, 472) + tower() + belt() + filaments() + bonding() + winder() + foot(16) + foot(94),
  notes: ({ width }) => (width === undefined ? '' : depthDimension(366, 334, `${width} cm`)),
};
