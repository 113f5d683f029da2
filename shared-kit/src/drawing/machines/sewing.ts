import { countOf, leader } from '../ink/annotate.ts';
import { circle, fixed, line, lines, path, places, rect, steps, times } from '../ink/ink.ts';
import { bars, cone, cross, floor } from '../ink/parts.ts';
import { type Elevation, within } from './elevation.ts';

export interface Sewing {
  readonly kind: 'sewing';
  readonly needles?: number;
}

const table = (): string =>
  path('M150 300L166 206M196 300L186 206M300 206L292 300M332 206L344 300', 'm') +
  line(154, 282, 194, 282, 'm') +
  line(296, 282, 340, 282, 'm') +
  rect(210, 286, 70, 8, 'm f1') +
  line(246, 286, 266, 232, 'm') +
  rect(86, 194, 308, 12, 'o f0', 2) +
  rect(126, 206, 200, 8, 'm f1', 0) +
  rect(236, 214, 54, 34, 'o f0', 4) +
  circle(250, 231, 10, 'm f1') +
  cross(250, 231, 14) +
  bars(268, 286, 222, 240, 4);

const arm = (): string =>
  path('M142 194V176h22v-6H310V194z', 'o f0') +
  path(
    'M290 170C290 150 284 142 262 142H180v18q0 4 -4 4h-22q-4 0 -4 -4V110q0 -12 12 -12H312q20 0 20 20V170z',
    'o f0',
  ) +
  circle(344, 134, 19, 'o f1') +
  circle(344, 134, 6, 'm f0') +
  cross(344, 134, 24) +
  circle(198, 120, 7, 'm f0') +
  circle(222, 120, 4, 'm f0') +
  rect(250, 108, 52, 20, 't f1') +
  line(168, 98, 168, 80, 'm') +
  line(160, 80, 176, 80, 'm');

/** Needles stand in one bar, a needle gauge apart. */
const needleAt = (index: number, count: number): number => 163 + (index - (count - 1) / 2) * 5;

const needleBar = (count: number): string =>
  times(count, (index) => line(needleAt(index, count), 164, needleAt(index, count), 186, 'm')) +
  (count > 1 ? rect(needleAt(0, count) - 3, 164, (count - 1) * 5 + 6, 7, 'm f1', 1) : '') +
  path('M156 186h16l4 5h-24z', 'm f2') +
  path('M92 191C120 191 140 191 163 191S250 191 262 191', 'y') +
  rect(92, 188, 150, 5, 'm cl', 1) +
  lines(
    steps(176, 236, 7).map((x) => [x, 189, x + 4, 189]),
    'y',
  );

/** One cone per needle and one for the looper or bobbin, on the thread stand. */
const threads = (needles: number): string => {
  const cones = places(needles + 1, (index) => 374 + (index - needles / 2) * (needles > 2 ? 20 : 24));
  const first = cones[0] ?? 362;
  const last = cones.at(-1) ?? 386;
  return (
    cones.map((x) => cone(x, 64, needles > 2 ? 0.9 : 1.1)).join('') +
    line(374, 82, 374, 194, 'm') +
    line(first - 10, 82, last + 10, 82, 'm') +
    times(needles, (index) => {
      const x = fixed(cones[index] ?? 362);
      const turn = 296 - index * 3;
      return (
        path(`M${x} 52C${x} ${30 - index * 3} ${turn + 4} ${30 - index * 3} ${turn} 98`, 'yl') +
        path(
          `M${turn} 98L${222 - index * 2} 116L168 ${84 + index}L160 112L${needleAt(index, needles)} 164`,
          'yl',
        )
      );
    }) +
    line(374, 82, 374, 40, 't') +
    line(first - 12, 40, last + 12, 40, 't')
  );
};

export const sewingElevation: Elevation<Sewing> = {
  frame: [54, 14, 380, 304],
  details: () => ({ needle: [110, 128, 120, 90], drive: [260, 88, 120, 90] }),
  body: ({ needles }) => {
    const count = within(1, 6, Math.round(needles ?? 1));
    return floor(60, 420) + table() + arm() + needleBar(count) + threads(count);
  },
  notes: ({ needles }) => (needles === undefined ? '' : leader(163, 178, 132, 152, countOf(needles))),
};
