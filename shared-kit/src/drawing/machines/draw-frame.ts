import { circle, fixed, line, lines, path, rect, times } from '../ink/ink.ts';
import { bars, cross, floor, louvres, rollers, screen } from '../ink/parts.ts';
import type { Elevation } from './elevation.ts';

/** Cans of sliver, a drafting unit, a coiler: the frame that evens slivers by doubling them. */
export interface DrawFrame {
  readonly kind: 'draw-frame';
}

/** A sliver can with the coils showing at its mouth. */
export const can = (x: number, y: number, width: number, height: number): string =>
  rect(x, y, width, height, 'o f0', 2) +
  rect(x + 3, y - 5, width - 6, 11, 'm cl', 3) +
  path(
    `M${fixed(x + 5)} ${y}q${fixed((width - 10) / 4)} -6 ${fixed((width - 10) / 2)} 0t${fixed((width - 10) / 2)} 0`,
    'yt',
  ) +
  bars(x + 7, x + width - 6, y + 12, y + height - 6, 7, 'h') +
  rect(x + 1, y + height - 2, width - 2, 6, 'm f2', 1);

const creel = (): string =>
  times(6, (index) => can(30 + index * 36, 214, 30, 80)) +
  rect(36, 132, 6, 80, 'm f0', 0) +
  rect(226, 132, 6, 80, 'm f0', 0) +
  rect(24, 126, 236, 7, 'o f0', 1) +
  times(6, (index) => {
    const x = 45 + index * 36;
    return (
      circle(x, 122, 5, 'm f1') +
      path(`M${x} 206V128`, 'yl') +
      path(`M${x} 117Q${x + 60} ${112 - index * 2} 288 ${150 + index * 3}`, 'yl')
    );
  });

const drafting = (): string =>
  path('M266 294V176l12 -14H392l12 14V294z', 'o f0') +
  path('M284 162V132l12 -10H378l12 10v30z', 'o f1') +
  lines([[266, 196, 404, 196]], 'm') +
  rollers(
    [
      [298, 152, 7],
      [324, 152, 7],
      [346, 152, 9],
      [370, 152, 8],
    ],
    'm f0',
  ) +
  rollers([
    [298, 168, 7],
    [324, 168, 7],
    [346, 170, 8],
    [370, 169, 8],
  ]) +
  path('M288 160H378', 'yb') +
  cross(335, 160, 54);

const cabinet = (): string =>
  rect(278, 206, 48, 74, 'm f0', 2) +
  louvres(284, 320, 214, 274) +
  circle(362, 240, 20, 'm f1') +
  circle(362, 240, 5, 'm f0') +
  cross(362, 240, 25) +
  rect(262, 294, 148, 6, 'm f2', 1);

const coiler = (): string =>
  path('M378 160Q396 160 404 152L420 140', 'y') +
  rect(404, 150, 58, 14, 'o f0', 2) +
  rect(410, 138, 46, 12, 'm f1', 2) +
  line(433, 164, 433, 176, 'yl') +
  can(412, 186, 42, 106) +
  rect(458, 150, 8, 150, 'm f0', 0);

export const drawFrameElevation: Elevation<DrawFrame> = {
  frame: [14, 66, 460, 260],
  details: () => ({ drafting: [262, 112, 150, 112], creel: [24, 108, 150, 112] }),
  body: () =>
    floor(18, 470) +
    creel() +
    drafting() +
    cabinet() +
    coiler() +
    path('M300 122V108', 'm') +
    screen(284, 80, 34, 26),
};
