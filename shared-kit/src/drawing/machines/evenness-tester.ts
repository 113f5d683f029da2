import { leader } from '../ink/annotate.ts';
import { circle, line, lines, path, rect, steps, times } from '../ink/ink.ts';
import { cone, cross, floor, louvres } from '../ink/parts.ts';
import type { Elevation } from './elevation.ts';

/** An evenness tester: yarn from the creel runs down through the sensors; the spectrogram is on the screen. */
export interface EvennessTester {
  readonly kind: 'evenness-tester';
  /** Test speed in m/min. */
  readonly speed?: number;
}

const creel = (): string =>
  rect(96, 288, 64, 12, 'm f2', 1) +
  line(128, 288, 128, 70, 'm') +
  times(3, (index) => {
    const y = 244 - index * 58;
    return (
      rect(100, y + 14, 56, 4, 'm f0', 1) +
      cone(112, y, 1.15) +
      cone(144, y, 1.15) +
      circle(128, y - 30, 2.6, 'm f0')
    );
  }) +
  path('M144 116Q146 84 128 84Q150 66 214 72', 'yl');

/** Guides, the capacitive slots, the optical sensor, the draw rollers, and suction for what has been measured. */
const column = (): string =>
  path('M178 300V62l10 -10H262l10 10V300z', 'o f0') +
  rect(190, 68, 60, 196, 'm f1', 3) +
  circle(214, 76, 5, 'm f0') +
  rect(198, 94, 44, 54, 'o f0', 2) +
  lines(
    steps(102, 142, 8).map((y) => [202, y, 211, y]),
    'm',
  ) +
  lines(
    steps(102, 142, 8).map((y) => [217, y, 238, y]),
    'm',
  ) +
  rect(200, 158, 40, 26, 'm f0', 2) +
  circle(226, 171, 6, 'm f2') +
  circle(207, 206, 8, 'm f0') +
  circle(222, 206, 8, 'm f2') +
  cross(214, 206, 22) +
  path('M206 232h17l-4 20h-9z', 'm f0') +
  path('M214.5 72V240', 'y') +
  louvres(196, 244, 272, 290) +
  rect(254, 90, 12, 60, 't f1', 1);

const spectrogram = [4, 6, 9, 13, 18, 24, 30, 26, 20, 33, 15, 11, 8, 6, 4];

const desk = (): string =>
  rect(300, 118, 108, 80, 'o f0', 3) +
  rect(307, 125, 94, 62, 't f1', 1) +
  path('M314 180H394M314 180V132', 't') +
  lines(
    spectrogram.map((height, index) => [319 + index * 5, 180, 319 + index * 5, 180 - height]),
    'y',
  ) +
  path('M344 198l-5 22h30l-5 -22', 'm f0') +
  rect(288, 220, 136, 8, 'm f1', 1) +
  rect(298, 228, 8, 72, 'm f0', 0) +
  rect(406, 228, 8, 72, 'm f0', 0) +
  rect(350, 228, 50, 30, 'm f0', 2);

export const evennessTesterElevation: Elevation<EvennessTester> = {
  frame: [76, 40, 368, 276],
  details: () => ({ sensors: [164, 84, 120, 90], spectrogram: [294, 112, 120, 90] }),
  body: () => floor(80, 440) + creel() + column() + desk(),
  notes: ({ speed }) => (speed === undefined ? '' : leader(214.5, 206, 290, 92, `${speed} m/min`)),
};
