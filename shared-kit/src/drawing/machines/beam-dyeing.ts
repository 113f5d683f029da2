import { leader } from '../ink/annotate.ts';
import { circle, line, lines, path, rect, steps } from '../ink/ink.ts';
import { bars, cross, floor, louvres, screen } from '../ink/parts.ts';
import type { Elevation } from './elevation.ts';

/** Beam dyeing: a horizontal autoclave cut open on the perforated beam with its cloth. */
export interface BeamDyeing {
  readonly kind: 'beam-dyeing';
  /** Capacity in kg of cloth. */
  readonly capacity?: number;
}

const vessel = (): string =>
  path('M104 116H330A52 70 0 0 1 330 256H104z', 'o f0') +
  path('M120 130H320A42 56 0 0 1 320 242H120z', 't f1') +
  rect(92, 104, 14, 164, 'o f2', 2) +
  lines(
    steps(112, 262, 18).map((y) => [88, y, 110, y]),
    'm',
  ) +
  path('M138 256l-10 44h34l-4 -44zM292 256l-4 44h34l-10 -44z', 'o f1');

/** Liquor goes out through the holes of the beam, and back. */
const beam = (): string =>
  rect(136, 146, 176, 80, 'm cl', 3) +
  lines(
    steps(154, 222, 8).map((y) => [138, y, 310, y]),
    'yt',
  ) +
  rect(128, 138, 8, 96, 'm f0', 1) +
  rect(312, 138, 8, 96, 'm f0', 1) +
  rect(112, 178, 232, 16, 'm f0', 2) +
  bars(142, 308, 183, 189, 6, 't') +
  path('M150 146v-8l-3 4M150 138l3 4M224 146v-8l-3 4M224 138l3 4M298 146v-8l-3 4M298 138l3 4', 'yl') +
  lines([[72, 186, 400, 186]], 'c');

const door = (): string =>
  path('M40 118Q66 186 40 254h10Q78 186 50 118z', 'o f0') +
  path('M54 104H92M60 104V116', 'm') +
  circle(60, 104, 4, 'm f1');

const circuit = (): string =>
  path('M382 186H404V262H388', 'm n0') +
  path('M388 192H398V252H388', 't') +
  circle(366, 270, 17, 'o f1') +
  cross(366, 270, 22) +
  rect(346, 287, 40, 13, 'm f2', 1) +
  rect(404, 206, 22, 80, 'o f0', 10) +
  line(415, 286, 415, 300, 'm') +
  path('M232 116V98h14v18M239 98V84M230 84h18', 'm f0') +
  circle(190, 100, 9, 'm f0') +
  path('M190 109V116M190 100l4 -5', 'm') +
  rect(426, 130, 40, 170, 'o f0', 3) +
  screen(430, 138, 32, 24) +
  louvres(434, 458, 240, 290) +
  circle(438, 178, 4, 'm f1') +
  circle(452, 178, 4, 'm f1');

export const beamDyeingElevation: Elevation<BeamDyeing> = {
  frame: [28, 62, 450, 260],
  details: () => ({ beam: [110, 124, 150, 112], circuit: [320, 176, 150, 112] }),
  body: () => floor(34, 474) + door() + vessel() + beam() + circuit(),
  notes: ({ capacity }) => (capacity === undefined ? '' : leader(300, 164, 352, 104, `${capacity} kg`)),
};
