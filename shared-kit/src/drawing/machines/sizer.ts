import { depthDimension } from '../ink/annotate.ts';
import { circle, path, rect, times } from '../ink/ink.ts';
import { cross, floor, foot, louvres, roll, rollers, screen } from '../ink/parts.ts';
import type { Elevation } from './elevation.ts';

/** Beam creel, size box, drying cylinders, dry splitting, headstock: a sizing machine from its side. */
export interface Sizer {
  readonly kind: 'sizer';
  /** Working width in cm. */
  readonly width?: number;
}

const beamCreel = (): string =>
  times(3, (index) => roll(38 + index * 44, index % 2 ? 180 : 236, 4, 7, 3.2)) +
  path('M12 300V252M152 300V252M12 256H152M82 300V182', 'm') +
  path('M50 220C70 176 92 160 112 160C130 176 140 166 158 150M94 164C112 150 130 152 158 150', 'y') +
  path('M140 222Q146 168 158 150', 'y');

const sizeBox = (): string =>
  path('M160 222H224L214 272H170z', 'o f1') +
  path('M164 238H220L213 268H171z', 'liq') +
  path('M162 238H222', 'yl') +
  rect(154, 136, 8, 164, 'm f0', 0) +
  rect(222, 136, 8, 164, 'm f0', 0) +
  path('M158 150L176 176V236Q192 262 208 236V190L226 132', 'yb') +
  rollers([
    [158, 150, 6],
    [192, 246, 12],
    [204, 204, 10],
    [204, 184, 10],
    [226, 132, 6],
  ]) +
  foot(168, 48);

const cylinderAt = (index: number): readonly [number, number] => [258 + index * 22, index % 2 ? 176 : 218];

/** The warp climbs over and under the cylinders in turn. */
const dryer = (): string =>
  rect(238, 268, 146, 8, 'm f1', 1) +
  times(3, (index) => rect(256 + index * 54, 116, 7, 184, 'm f0', 0)) +
  path('M226 132C236 150 232 214 240 220', 'yb') +
  times(6, (index) => {
    const [x, y] = cylinderAt(index);
    return circle(x, y, 20, 'o f0') + circle(x, y, 5, 'm f1') + cross(x, y, 23);
  }) +
  path(
    'M240 220A20 20 0 0 0 276 226L262 184A20 20 0 0 1 300 172L284 224A20 20 0 0 0 320 226L306 184A20 20 0 0 1 344 172L328 224A20 20 0 0 0 364 226L350 184A20 20 0 0 1 388 172',
    'y',
  ) +
  path('M248 116H380L366 92H262z', 'o f0') +
  path('M304 92V56h18v36M298 56h30l-7 -12h-16z', 'm f1');

const headstock = (): string =>
  path('M404 300V186l12 -14H466V300z', 'o f0') +
  path('M388 172L398 152L420 158', 'yb') +
  rollers([
    [398, 152, 5],
    [418, 160, 7],
    [432, 152, 6],
  ]) +
  path('M428 158Q446 168 448 190', 'yb') +
  roll(440, 226, 5, 7, 3.6) +
  screen(438, 116, 34, 26) +
  path('M454 142V172', 'm') +
  louvres(412, 430, 270, 292, 5);

export const sizerElevation: Elevation<Sizer> = {
  frame: [2, 36, 476, 306],
  details: () => ({ 'size-box': [120, 130, 150, 112], cylinders: [232, 140, 150, 112] }),
  body: () => floor(6, 472) + beamCreel() + sizeBox() + dryer() + headstock(),
  notes: ({ width }) => (width === undefined ? '' : depthDimension(382, 334, `${width} cm`)),
};
