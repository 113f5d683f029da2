import { leader } from '../ink/annotate.ts';
import { circle, line, path } from '../ink/ink.ts';
import { cross, floor, louvres, roll, rollers, screen } from '../ink/parts.ts';
import type { Elevation } from './elevation.ts';

export interface Jigger {
  readonly kind: 'jigger';
  /** Capacity in kg of cloth. */
  readonly capacity?: number;
}

const vessel = (): string =>
  path('M132 300l14 -40H334l14 40z', 'o f2') +
  path('M120 168A120 120 0 0 1 360 168V250a14 14 0 0 1 -14 14H134a14 14 0 0 1 -14 -14z', 'o f0') +
  path('M132 168A108 108 0 0 1 348 168V190H132z', 't f1') +
  path('M150 206H330L292 256H188z', 'o f0') +
  path('M163 224H317L292 256H188z', 'liq') +
  line(163, 224, 317, 224, 'yl');

const clothRun = (): string =>
  roll(186, 140, 8, 12) +
  roll(298, 140, 5, 12) +
  path('M150 160L174 214L206 244H274L306 214L328 152', 'yb') +
  rollers([
    [174, 214, 6],
    [306, 214, 6],
    [206, 244, 6],
    [240, 249, 6],
    [274, 244, 6],
  ]);

const fittings = (): string =>
  path('M226 48h28v-18h-28z', 'm f0') +
  path('M234 30V14h12V30', 'm f1') +
  path('M360 190h26v74h-26', 'o f0') +
  screen(362, 198, 22, 18) +
  louvres(365, 381, 226, 258) +
  circle(110, 232, 16, 'm f1') +
  cross(110, 232, 20) +
  line(120, 220, 120, 246, 'm');

export const jiggerElevation: Elevation<Jigger> = {
  frame: [56, 4, 368, 322],
  details: () => ({ rolls: [165, 84, 150, 112], bath: [165, 174, 150, 112] }),
  body: () => floor(70, 410) + vessel() + clothRun() + fittings(),
  notes: ({ capacity }) => (capacity === undefined ? '' : leader(298, 140, 366, 90, `${capacity} kg`)),
};
