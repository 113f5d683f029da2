import { depthDimension } from '../ink/annotate.ts';
import { circle, lines, path, rect, steps, times } from '../ink/ink.ts';
import { bars, cross, floor, foot, louvres, roll, rollers, screen } from '../ink/parts.ts';
import type { Elevation } from './elevation.ts';

/** Needle-punching: a lofty batt goes in on the apron, the beam beats it flat, felt comes out. */
export interface NeedleLoom {
  readonly kind: 'needle-loom';
  /** Working width in cm. */
  readonly width?: number;
}

const feed = (): string =>
  path('M20 196H150L184 214V232L150 236H20z', 'm cl') +
  path(
    'M26 204q8 8 16 0t16 0t16 0t16 0t16 0t16 0t16 0M30 216q8 8 16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0M26 228q8 7 16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0',
    'yt',
  ) +
  rect(14, 236, 150, 14, 'o f0', 7) +
  rollers(
    [
      [22, 243, 5],
      [156, 243, 5],
      [89, 243, 4],
    ],
    'm f1',
  ) +
  path('M30 250V300M148 250V300M30 274H148', 'm') +
  rollers([
    [170, 200, 9],
    [170, 246, 9],
  ]);

/** The board's needles stand over the bed; two crankshafts drive the beam. */
const punch = (): string =>
  path('M190 300V78l12 -14H318l12 14V300z', 'o f0') +
  rect(206, 250, 108, 34, 'm f1', 2) +
  louvres(214, 306, 258, 280) +
  times(2, (index) => {
    const x = 232 + index * 56;
    return (
      circle(x, 100, 18, 'o f1') +
      cross(x, 100, 23) +
      circle(x + 6, 106, 5, 'm f0') +
      path(`M${x + 3} 110L${x - 3} 150h8l5 -38`, 'm f0')
    );
  }) +
  rect(206, 148, 108, 18, 'o f1', 2) +
  rect(210, 166, 100, 8, 'm f0', 1) +
  bars(214, 306, 174, 220, 4, 'm') +
  rect(204, 194, 112, 4, 'm f2', 0) +
  rect(204, 224, 112, 12, 'o f0', 1) +
  bars(210, 312, 226, 234, 4, 'h') +
  path('M184 214L206 212H316L336 214V220L316 220H206L184 232z', 'm cl') +
  lines(
    steps(208, 314, 6).map((x) => [x, 213, x, 219]),
    'yt',
  );

const delivery = (): string =>
  rollers([
    [342, 206, 9],
    [342, 228, 9],
  ]) +
  path('M336 217H372L404 236', 'yb') +
  rect(354, 232, 8, 68, 'm f0', 0) +
  path('M376 300L396 262H450L462 300z', 'o f2') +
  roll(424, 234, 8, 8) +
  rect(334, 240, 20, 60, 'm f0', 0) +
  screen(352, 120, 34, 26) +
  path('M330 160H369V146', 'm');

export const needleLoomElevation: Elevation<NeedleLoom> = {
  frame: [6, 52, 470, 288],
  details: () => ({ needles: [190, 144, 140, 105], batt: [40, 156, 150, 112] }),
  body: () => floor(10, 470) + feed() + punch() + delivery() + foot(194) + foot(310),
  notes: ({ width }) => (width === undefined ? '' : depthDimension(338, 332, `${width} cm`)),
};
