import { dimension, leader } from '../ink/annotate.ts';
import { circle, lines, path, rect, steps, times } from '../ink/ink.ts';
import { bars, clothBeam, cross, floor, foot, louvres, screen } from '../ink/parts.ts';
import { type Elevation, within } from './elevation.ts';

/** A tricot machine from the front: warp beams overhead, guide and needle bars, the cloth below. */
export interface WarpKnitting {
  readonly kind: 'warp-knitting';
  /** Working width in inches. */
  readonly width?: number;
  readonly gauge?: number;
}

const centre = 236;
const bayWidth = (width = 186): number => 200 + (within(100, 290, width) - 100) * 0.5;

/** Sectional beams: flanged spools side by side on one shaft. */
const beam = (left: number, right: number, y: number, height: number): string => {
  const sections = Math.max(4, Math.round((right - left) / 46));
  const pitch = (right - left) / sections;
  return (
    rect(left - 10, y + height / 2 - 3, right - left + 20, 6, 'm f2', 1) +
    times(sections, (index) => {
      const x = left + index * pitch;
      return (
        rect(x + 4, y + 4, pitch - 8, height - 8, 'm y0', 1) +
        louvres(x + 5, x + pitch - 5, y + 9, y + height - 8, 5, 'yt') +
        rect(x + 1, y, 4, height, 'm f0', 1) +
        rect(x + pitch - 5, y, 4, height, 'm f0', 1)
      );
    })
  );
};

const knittingZone = (left: number, right: number, gauge: number): string =>
  lines(
    steps(left + 4, right - 4, 6).map((x) => [x, 112, x, 176]),
    'yl',
  ) +
  rect(left, 126, right - left, 4, 'm f0', 1) +
  rect(left, 150, right - left, 6, 'm f1', 1) +
  rect(left, 160, right - left, 6, 'm f1', 1) +
  lines(
    steps(left + 4, right - 4, within(2.4, 5, 90 / gauge)).map((x) => [x, 166, x, 178]),
    'h',
  ) +
  rect(left - 4, 178, right - left + 8, 9, 'o f0', 1);

const cloth = (left: number, right: number): string =>
  rect(left + 4, 187, right - left - 8, 38, 'm cl', 0) +
  lines(
    steps(left + 10, right - 14, 8).flatMap((x) => [
      [x, 190, x + 4, 206],
      [x + 4, 206, x, 222],
    ]),
    'yt',
  ) +
  rect(left - 2, 222, right - left + 4, 9, 'm f0', 4) +
  rect(left - 2, 233, right - left + 4, 9, 'm f0', 4) +
  clothBeam(left + 2, 252, right - left - 4, 30);

const body = ({ width, gauge }: WarpKnitting): string => {
  const half = bayWidth(width) / 2;
  const left = centre - half;
  const right = centre + half;
  return (
    floor(Math.min(24, left - 56), Math.max(456, right + 96)) +
    rect(left - 14, 36, right - left + 28, 6, 'm f1', 1) +
    beam(left, right, 42, 36) +
    beam(left, right, 80, 32) +
    knittingZone(left, right, gauge ?? 28) +
    cloth(left, right) +
    path(`M${left - 42} 300V138l10 -14V48h24V300z`, 'o f0') +
    path(`M${right + 42} 300V138l-10 -14V48h-24V300z`, 'o f0') +
    circle(left - 22, 196, 14, 'm f1') +
    circle(left - 22, 196, 4, 'm f0') +
    cross(left - 22, 196, 18) +
    bars(left - 32, left - 12, 226, 284, 5, 'h') +
    rect(right + 14, 150, 22, 44, 'm f1', 2) +
    louvres(right + 14, right + 36, 214, 284) +
    foot(left - 40) +
    foot(right + 24) +
    path(`M${right + 42} 166h14V148`, 'm') +
    screen(right + 44, 124, 32, 24)
  );
};

export const warpKnittingElevation: Elevation<WarpKnitting> = {
  frame: ({ width }) => {
    const half = bayWidth(width) / 2;
    const from = Math.min(40, centre - half - 62);
    return [from, 28, Math.max(440, centre + half + 90) - from, 314];
  },
  details: () => ({ bars: [161, 110, 150, 112], beams: [161, 34, 150, 112] }),
  body,
  notes: ({ width, gauge }) => {
    const half = bayWidth(width) / 2;
    return (
      (width === undefined ? '' : dimension(centre - half, centre + half, 330, `${width}″`, 304)) +
      (gauge === undefined ? '' : leader(centre + half - 20, 172, centre + half + 40, 112, `E${gauge}`))
    );
  },
};
