import { leader } from '../ink/annotate.ts';
import { circle, fixed, lines, path, places, rect, times } from '../ink/ink.ts';
import { cross, floor, louvres } from '../ink/parts.ts';
import type { Elevation } from './elevation.ts';

/** A bench spectrophotometer, its integrating sphere laid open; the curve is reflectance over wavelength. */
export interface Spectrophotometer {
  readonly kind: 'spectrophotometer';
  /** Measured range in nm. */
  readonly from?: number;
  readonly to?: number;
}

const bench = (): string =>
  rect(70, 214, 350, 9, 'o f1', 1) +
  rect(86, 223, 9, 77, 'm f0', 0) +
  rect(395, 223, 9, 77, 'm f0', 0) +
  rect(95, 268, 300, 5, 'm f1', 0);

/** Sphere, lamp above, detector below; the sample is clamped over the port at the left. */
const instrument = (): string =>
  path('M116 214V112q0 -12 12 -12H232q14 0 14 14V214z', 'o f0') +
  rect(126, 110, 104, 94, 't f1', 4) +
  circle(172, 158, 36, 'o f0') +
  circle(172, 158, 31, 't f0') +
  cross(172, 158, 42) +
  path('M162 122l4 -14h12l4 14', 'm f2') +
  path('M203 150l24 -6v28l-24 -6z', 'm f2') +
  path('M166 112L146 150M178 112L150 164', 'h') +
  rect(132, 144, 8, 28, 'm f2', 1) +
  rect(104, 136, 12, 44, 'm cl', 1) +
  lines(
    places(7, (index) => [104, 142 + index * 5.4, 116, 142 + index * 5.4] as const),
    'yt',
  ) +
  path('M96 132h8v52h-8zM96 158H82V214', 'm f0') +
  circle(82, 158, 4, 'm f1') +
  louvres(196, 236, 190, 200, 5) +
  rect(110, 206, 20, 8, 'm f2', 1) +
  rect(226, 206, 20, 8, 'm f2', 1);

/** A stack of swatches on the bench. */
const swatches = (): string =>
  times(4, (index) => rect(262 + (index % 2) * 2, 208 - index * 5, 30, 5, 'm cl', 0));

const computer = (): string =>
  rect(312, 116, 92, 70, 'o f0', 3) +
  rect(319, 123, 78, 52, 't f1', 1) +
  path('M326 168H390M326 168V128', 't') +
  path('M326 160C338 158 342 152 350 152S360 164 368 158S378 132 390 130', 'y') +
  lines(
    places(6, (index) => [fixed(332 + index * 10.6), 168, fixed(332 + index * 10.6), 171] as const),
    't',
  ) +
  path('M350 186l-4 18h24l-4 -18', 'm f0') +
  rect(334, 204, 48, 10, 'm f1', 1);

export const spectrophotometerElevation: Elevation<Spectrophotometer> = {
  frame: [56, 66, 384, 250],
  details: () => ({ sphere: [112, 113, 120, 90], curve: [300, 106, 120, 90] }),
  body: () => floor(60, 430) + bench() + instrument() + swatches() + computer(),
  notes: ({ from, to }) =>
    from === undefined || to === undefined ? '' : leader(184, 140, 262, 92, `${from}–${to} nm`),
};
