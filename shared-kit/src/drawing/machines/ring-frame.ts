import { countOf, dimension } from '../ink/annotate.ts';
import { circle, fixed, line, lines, path, rect, steps, times } from '../ink/ink.ts';
import { breakAt, cross, floor, louvres } from '../ink/parts.ts';
import { type Elevation, rowOf } from './elevation.ts';

export interface RingFrame {
  readonly kind: 'ring-frame';
  readonly spindles?: number;
}

const left = 92;
const right = 398;

const bobbinAbove = (x: number): string =>
  line(x, 51, x, 70, 't') +
  rect(x - 6, 70, 12, 30, 'm y0', 3) +
  louvres(x - 6, x + 6, 78, 92, 7, 'yt') +
  path(`M${fixed(x + 6)} 94Q${fixed(x + 9)} 112 ${fixed(x)} 128`, 'yl');

const spindle = (x: number): string =>
  rect(x - 5, 122, 10, 36, 't f0', 2) +
  lines([[x - 5, 140, x + 5, 140]]) +
  path(`M${fixed(x)} 158V172C${fixed(x - 7)} 184 ${fixed(x - 7)} 196 ${fixed(x - 3)} 210`, 'yl') +
  circle(x, 171, 2, 't f0') +
  path(
    `M${fixed(x - 5.5)} 254L${fixed(x - 5.5)} 226L${fixed(x - 2.4)} 200h4.8L${fixed(x + 5.5)} 226V254z`,
    'm y0',
  ) +
  louvres(x - 5.5, x + 5.5, 232, 246, 7, 'yt') +
  lines(
    [
      [x - 4.6, 224, x + 4.6, 224],
      [x - 3.8, 217, x + 3.8, 217],
    ],
    'yt',
  ) +
  rect(x - 2, 254, 4, 14, 't f2', 0);

const rail = (y: number, height: number, pen: string): string =>
  rect(left - 4, y, right - left + 8, height, pen, 1);

const headStock = (): string =>
  path('M40 300V60l10 -12h36V300z', 'o f0') +
  lines(
    [
      [40, 110, 86, 110],
      [40, 244, 86, 244],
    ],
    'm',
  ) +
  rect(48, 64, 28, 20, 'm f1') +
  path('M52 78L58 72L64 76L72 69', 'yl') +
  circle(63, 178, 20, 'm f1') +
  circle(63, 178, 5, 'm f0') +
  cross(63, 178, 25) +
  louvres(48, 78, 254, 290);

const tailStock = (): string =>
  path('M404 300V48h26l10 12V300z', 'o f0') +
  lines(
    [
      [404, 110, 440, 110],
      [404, 244, 440, 244],
    ],
    'm',
  ) +
  louvres(412, 432, 126, 232, 8);

const body = ({ spindles }: RingFrame): string => {
  const { shown, broken } = rowOf(spindles, 14, 14);
  const pitch = (right - left - 12) / shown;
  const at = (index: number): number => left + 6 + pitch * (index + 0.5);
  return (
    floor() +
    rail(46, 5, 'm f1') +
    rail(60, 4, 'm f0') +
    times(shown, (index) => bobbinAbove(at(index))) +
    rail(126, 7, 'm f0') +
    rail(137, 7, 'm f1') +
    rail(148, 7, 'm f0') +
    times(shown, (index) => spindle(at(index))) +
    rail(226, 5, 'm f0') +
    rail(266, 12, 'o f0') +
    lines(
      steps(left + 20, right - 10, 42).map((x) => [x, 278, x, 300]),
      'm',
    ) +
    headStock() +
    tailStock() +
    (broken ? breakAt(at(9) + pitch / 2, 40, 296) : '')
  );
};

export const ringFrameElevation: Elevation<RingFrame> = {
  frame: [26, 32, 428, 312],
  details: () => ({ drafting: [88, 100, 150, 112], spindles: [240, 190, 150, 112] }),
  body,
  notes: ({ spindles }) =>
    spindles === undefined ? '' : dimension(left + 6, right - 6, 330, countOf(spindles), 304),
};
