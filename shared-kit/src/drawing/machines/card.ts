import { circle, fixed, line, lines, path, places, rect, times } from '../ink/ink.ts';
import { bars, cross, floor, foot, louvres, rollers, screen } from '../ink/parts.ts';
import type { Elevation } from './elevation.ts';

/** A revolving-flat card from its side, with the casing open: chute, licker-in, cylinder, doffer, can. */
export interface Card {
  readonly kind: 'card';
}

const cylinder = { x: 214, y: 196, radius: 70 };

/** Flats ride an arc over the cylinder; each is a small T towards it. */
const flats = (): string => {
  const bar = (index: number): string => {
    const angle = ((200 + index * 7) * Math.PI) / 180;
    const at = (radius: number): string =>
      `${fixed(cylinder.x + radius * Math.cos(angle))} ${fixed(cylinder.y + radius * Math.sin(angle))}`;
    return `M${at(75)}L${at(86)}`;
  };
  return (
    path(places(21, bar).join(''), 'm') +
    path('M142 166A80 80 0 0 1 286 166', 't') +
    path('M131 160A91 91 0 0 1 297 160L286 166A80 80 0 0 0 142 166z', 'm n0')
  );
};

const drums = (): string =>
  circle(cylinder.x, cylinder.y, cylinder.radius, 'o f0') +
  circle(cylinder.x, cylinder.y, cylinder.radius - 5, 'yt n0') +
  times(6, (index) => {
    const angle = (index * Math.PI) / 3 + 0.3;
    return line(
      cylinder.x + 14 * Math.cos(angle),
      cylinder.y + 14 * Math.sin(angle),
      cylinder.x + 58 * Math.cos(angle),
      cylinder.y + 58 * Math.sin(angle),
      't',
    );
  }) +
  circle(cylinder.x, cylinder.y, 14, 'm f1') +
  cross(cylinder.x, cylinder.y, 78) +
  circle(120, 222, 24, 'o f0') +
  circle(120, 222, 5, 'm f1') +
  cross(120, 222, 29) +
  circle(318, 208, 35, 'o f0') +
  circle(318, 208, 6, 'm f1') +
  cross(318, 208, 41);

/** Tufts come down the chute as a batt and go under the feed roller. */
const chute = (): string =>
  path('M34 62H84V196l-10 12H44l-10 -12z', 'o f0') +
  path('M44 74H74V190l-7 10H51l-7 -10z', 'm cl') +
  path(
    'M50 84q6 6 12 0t12 0M46 102q6 6 12 0t12 0M50 120q6 6 12 0t12 0M46 138q6 6 12 0t12 0M50 156q6 6 12 0t12 0M48 174q6 6 12 0t12 0',
    'yt',
  ) +
  path('M46 62V40h26v22', 'm f1') +
  path('M59 200V220Q60 234 74 234H98', 'yb') +
  rollers([
    [50, 216, 7],
    [68, 216, 7],
    [88, 226, 8],
  ]);

/** The web leaves the doffer, is gathered to a sliver and coiled into the can. */
const coiler = (): string =>
  path('M352 200L372 194', 'yb') +
  rollers([
    [358, 190, 6],
    [358, 206, 6],
  ]) +
  path('M364 198L384 190L398 150Q410 132 424 150', 'y') +
  path('M366 172L386 186V208L366 220z', 'm f1') +
  rect(392, 150, 66, 14, 'o f0', 2) +
  rect(398, 140, 54, 10, 'm f1', 2) +
  rect(402, 178, 46, 112, 'o f0', 2) +
  rect(405, 174, 40, 12, 'm cl', 3) +
  path('M406 180q10 -6 19 0t19 0', 'yt') +
  bars(410, 442, 192, 284, 8, 'h') +
  line(424, 164, 424, 176, 'yl') +
  rect(394, 290, 62, 10, 'm f2', 1) +
  rect(456, 150, 8, 150, 'm f0', 0);

const casing = (): string =>
  path('M92 300V254l14 -10H352l14 10V300z', 'o f1') +
  lines(
    [
      [92, 268, 366, 268],
      [160, 268, 160, 300],
      [270, 268, 270, 300],
    ],
    'm',
  ) +
  rect(176, 274, 78, 20, 't f0', 1) +
  louvres(280, 356, 274, 294, 5) +
  louvres(102, 150, 274, 294, 5);

const body = (): string =>
  floor(20, 470) +
  rect(38, 208, 8, 92, 'm f0', 0) +
  rect(72, 240, 8, 60, 'm f0', 0) +
  chute() +
  casing() +
  path('M98 254V232M366 254L356 236', 'm') +
  drums() +
  flats() +
  coiler() +
  path('M300 122h18V110', 'm') +
  path('M318 124V170', 't') +
  screen(302, 84, 34, 26) +
  foot(34) +
  foot(70);

export const cardElevation: Elevation<Card> = {
  frame: [14, 30, 460, 292],
  details: () => ({ flats: [140, 96, 150, 112], coiler: [330, 120, 150, 112] }),
  body,
};
