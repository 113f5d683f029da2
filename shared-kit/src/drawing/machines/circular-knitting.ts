import { countOf, dimension, leader } from '../ink/annotate.ts';
import { fixed, line, lines, path, rect, steps, times } from '../ink/ink.ts';
import { bars, clothBeam, cone, floor, louvres, screen } from '../ink/parts.ts';
import { type Elevation, within } from './elevation.ts';

export interface CircularKnitting {
  readonly kind: 'circular-knitting';
  /** Cylinder diameter in inches. */
  readonly diameter?: number;
  readonly gauge?: number;
  readonly feeders?: number;
}

const centre = 240;
const cylinderWidth = (diameter = 30): number => 64 + (within(18, 44, diameter) - 18) * 3.4;

/** A yarn per feeder, up to as many as can be told apart. */
const creel = (width: number, feeders: number): string => {
  const yarns = within(2, 48, Math.round(feeders));
  return (
    rect(centre - 118, 70, 236, 5, 'm f1', 1) +
    line(centre, 22, centre, 70, 'm') +
    rect(centre - 84, 28, 168, 4, 'm f1', 1) +
    times(yarns, (index) => {
      const x = centre - 112 + (index * 224) / (yarns - 1);
      const off = x - centre;
      return path(
        `M${fixed(x)} 58L${fixed(centre + off * 0.86)} 96L${fixed(centre + (off * (width - 6)) / 232)} 126`,
        'yl',
      );
    }) +
    times(9, (index) => cone(centre - 104 + index * 26, 56, 0.95)) +
    times(6, (index) => cone(centre - 70 + index * 28, 18, 0.8)) +
    rect(centre - 100, 94, 200, 6, 'm f0', 1) +
    line(centre - 90, 75, centre - 90, 94, 'm') +
    line(centre + 90, 75, centre + 90, 94, 'm') +
    line(centre - 86, 100, centre - 70, 168, 'm') +
    line(centre + 86, 100, centre + 70, 168, 'm')
  );
};

/** Needles are drawn closer on a finer machine; the leader names the gauge. */
const cylinder = (left: number, right: number, gauge: number): string =>
  rect(left - 12, 122, right - left + 24, 7, 'm f0', 1) +
  rect(left, 129, right - left, 16, 'm f0', 0) +
  bars(left + 3, right - 3, 129, 145, within(2.2, 5, 84 / gauge), 'h') +
  rect(left - 18, 145, right - left + 36, 20, 'o f1') +
  bars(left - 10, right + 8, 149, 161, 12) +
  rect(centre - 112, 165, 224, 14, 'o f0');

const tube = (left: number, right: number): string =>
  path(
    `M${fixed(left + 6)} 179C${fixed(left + 6)} 214 ${fixed(left + 16)} 220 ${fixed(left + 16)} 240H${fixed(right - 16)}C${fixed(right - 16)} 220 ${fixed(right - 6)} 214 ${fixed(right - 6)} 179z`,
    'm cl',
  ) +
  lines(
    steps(left + 14, right - 14, 6).map((x) => [x, 181, centre + (x - centre) * 0.72, 239]),
    'yt',
  ) +
  rect(left + 6, 238, right - left - 12, 8, 'm f0', 4) +
  rect(left + 6, 247, right - left - 12, 8, 'm f0', 4) +
  clothBeam(left + 8, 258, right - left - 16, 30);

const legs = (): string =>
  path('M138 300C138 240 146 204 146 179h20C166 210 154 250 154 300z', 'o f0') +
  path('M342 300C342 240 334 204 334 179h-20C314 210 326 250 326 300z', 'o f0') +
  rect(128, 293, 224, 7, 'o f2', 1) +
  bars(168, 312, 190, 288, 12, 'h') +
  path('M128 172H96V150', 'm') +
  screen(78, 126, 34, 26) +
  rect(352, 166, 34, 44, 'm f0') +
  louvres(358, 380, 174, 204);

export const circularKnittingElevation: Elevation<CircularKnitting> = {
  frame: [52, 0, 376, 340],
  details: () => ({ creel: [165, 0, 150, 112], cylinder: [165, 96, 150, 112] }),
  body: ({ diameter, gauge, feeders }) => {
    const half = cylinderWidth(diameter) / 2;
    return (
      floor(60, 420) +
      creel(half * 2, feeders ?? 18) +
      cylinder(centre - half, centre + half, gauge ?? 28) +
      tube(centre - half, centre + half) +
      legs()
    );
  },
  notes: ({ diameter, gauge, feeders }) => {
    const half = cylinderWidth(diameter) / 2;
    return (
      (diameter === undefined ? '' : dimension(centre - half, centre + half, 328, `Ø ${diameter}″`, 304)) +
      (gauge === undefined ? '' : leader(centre + half - 6, 137, 374, 118, `E${gauge}`)) +
      (feeders === undefined ? '' : leader(centre - 96, 84, 108, 44, countOf(feeders)))
    );
  },
};
