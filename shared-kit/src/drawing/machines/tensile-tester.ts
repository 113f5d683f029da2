import { verticalDimension } from '../ink/annotate.ts';
import { circle, lines, path, rect, steps } from '../ink/ink.ts';
import { floor } from '../ink/parts.ts';
import type { Elevation } from './elevation.ts';

export interface TensileTester {
  readonly kind: 'tensile-tester';
  /** Distance between the clamps in mm. */
  readonly gaugeLength?: number;
}

const columns = (): string =>
  rect(150, 262, 150, 38, 'o f0', 3) +
  rect(162, 272, 44, 16, 'm f1', 2) +
  circle(226, 280, 5, 'm f0') +
  circle(246, 280, 5, 'm f0') +
  circle(274, 280, 9, 'm f1') +
  rect(166, 60, 10, 202, 'm f0', 0) +
  rect(274, 60, 10, 202, 'm f0', 0) +
  lines(
    steps(66, 258, 5).flatMap((y) => [
      [276, y, 282, y + 3],
      [168, y, 174, y + 3],
    ]),
    'h',
  ) +
  rect(152, 44, 146, 18, 'o f0', 3) +
  rect(158, 106, 134, 18, 'o f1', 2);

/** The sample necks between its clamps. */
const sample = (): string => {
  const threads = steps(215, 236, 4);
  const waist = (x: number): number => 225 + (x - 225) * 0.6;
  return (
    rect(214, 124, 22, 14, 'm f0', 2) +
    rect(206, 138, 38, 18, 'o f0', 2) +
    rect(206, 222, 38, 18, 'o f0', 2) +
    rect(216, 240, 18, 22, 'm f1', 0) +
    path('M212 156h26l-5 33l5 33h-26l5 -33z', 'm cl') +
    lines(
      threads.flatMap((x) => [
        [x, 157, waist(x), 189],
        [waist(x), 189, x, 221],
      ]),
      'yt',
    ) +
    lines([[225, 30, 225, 300]], 'c')
  );
};

const desk = (): string =>
  rect(320, 150, 84, 64, 'o f0', 3) +
  rect(327, 157, 70, 46, 't f1', 1) +
  path('M332 198L344 188L356 172L368 163L376 160L378 198', 'y') +
  path('M332 160V198H394', 't') +
  path('M352 214l-4 14h28l-4 -14', 'm f0') +
  rect(312, 228, 108, 8, 'm f1', 1) +
  rect(324, 236, 8, 64, 'm f0', 0) +
  rect(400, 236, 8, 64, 'm f0', 0);

export const tensileTesterElevation: Elevation<TensileTester> = {
  frame: [76, 20, 360, 296],
  details: () => ({ clamps: [165, 134, 120, 90], curve: [300, 138, 120, 90] }),
  body: () => floor(80, 430) + columns() + sample() + desk(),
  notes: ({ gaugeLength }) =>
    gaugeLength === undefined ? '' : verticalDimension(156, 222, 130, `${gaugeLength} mm`, 200),
};
