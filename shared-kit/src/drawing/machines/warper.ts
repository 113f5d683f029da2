import { depthDimension } from '../ink/annotate.ts';
import { circle, fixed, line, lines, path, places, rect, times } from '../ink/ink.ts';
import { bars, cone, cross, floor, foot, louvres, roll, rollers, screen } from '../ink/parts.ts';
import type { Elevation } from './elevation.ts';

/** Creel, reed and either a cone-ended drum (sectional) or a beam (direct), from the side. */
export interface Warper {
  readonly kind: 'warper';
  readonly system?: 'sectional' | 'direct';
  /** Working width in cm. */
  readonly width?: number;
}

const rows = [96, 126, 156, 186, 216, 246];

const creel = (): string =>
  rect(18, 70, 190, 7, 'o f0', 1) +
  rect(18, 284, 190, 8, 'm f2', 1) +
  bars(24, 204, 77, 284, 36, 'm') +
  times(5, (column) => rows.map((y) => cone(42 + column * 36, y, 0.72)).join('')) +
  lines(
    rows.flatMap((y) => [[24, y + 10, 204, y + 10]]),
    'h',
  ) +
  foot(22) +
  foot(188);

/** Every row of the creel sends its ends through the guide board and the reed. */
const sheet = (toX: number, toY: number): string =>
  lines(
    rows.map((y) => [206, y - 6, 240, 150 + (y - 170) * 0.36]),
    'yl',
  ) +
  lines(
    rows.map((y, index) => [240, 150 + (y - 170) * 0.36, 276, 150 + index * 1.6]),
    'yl',
  ) +
  path(`M276 154L${toX} ${toY}`, 'yb') +
  rect(236, 112, 7, 188, 'm f0', 0) +
  rect(234, 112, 11, 72, 'm f1', 1) +
  louvres(236, 243, 118, 180, 4, 'h') +
  rect(272, 140, 8, 160, 'm f0', 0) +
  rect(270, 140, 12, 26, 'm f1', 1);

const sectionalDrum = (): string =>
  path('M292 300l10 -26H432l10 26z', 'o f2') +
  circle(366, 196, 74, 'o f0') +
  circle(366, 196, 67, 'yt n0') +
  circle(366, 196, 61, 'm cl') +
  places(5, (index) => circle(366, 196, 57 - index * 4, 'yt n0')).join('') +
  circle(366, 196, 38, 'm f0') +
  places(6, (index) => {
    const angle = (index * Math.PI) / 3;
    return line(
      366 + 12 * Math.cos(angle),
      196 + 12 * Math.sin(angle),
      366 + 36 * Math.cos(angle),
      196 + 36 * Math.sin(angle),
    );
  }).join('') +
  circle(366, 196, 12, 'm f1') +
  cross(366, 196, 82);

const directBeam = (): string =>
  path('M296 300V176l12 -14H430l12 14V300z', 'o f0') +
  lines([[296, 190, 442, 190]], 'm') +
  circle(386, 226, 52, 'o f1') +
  roll(386, 226, 8, 14) +
  circle(386, 226, 14, 'm f0') +
  cross(386, 226, 58) +
  rollers([
    [312, 150, 7],
    [332, 158, 7],
  ]) +
  louvres(304, 328, 236, 284);

const body = ({ system = 'sectional' }: Warper): string =>
  floor(12, 470) +
  creel() +
  (system === 'sectional' ? sectionalDrum() + sheet(366, 135) : directBeam() + sheet(372, 182)) +
  (system === 'sectional'
    ? path('M306 300V118h8V300z', 'm f0') + rollers([[310, 144, 7]])
    : path(`M312 ${fixed(143)}L340 164`, 't')) +
  path('M446 190h14V150', 'm') +
  screen(440, 124, 34, 26) +
  (system === 'sectional' ? path('M440 196H452', 'm') : '');

export const warperElevation: Elevation<Warper> = {
  frame: [8, 56, 472, 284],
  details: () => ({ creel: [70, 84, 150, 112], beam: [290, 122, 170, 127] }),
  body,
  notes: ({ width }) => (width === undefined ? '' : depthDimension(386, 332, `${width} cm`)),
};
