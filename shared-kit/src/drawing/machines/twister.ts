import { countOf, dimension } from '../ink/annotate.ts';
import { circle, fixed, line, lines, path, rect, steps, times } from '../ink/ink.ts';
import { bars, breakAt, cross, floor, louvres, screen } from '../ink/parts.ts';
import { type Elevation, rowOf } from './elevation.ts';

/** Two-for-one twister: each turn of the spindle pot twists twice, the balloon runs round the pot. */
export interface Twister {
  readonly kind: 'twister';
  readonly spindles?: number;
}

const left = 94;
const right = 398;

const pot = (x: number, width: number): string =>
  path(
    `M${fixed(x)} 150C${fixed(x - width * 0.62)} 176 ${fixed(x - width * 0.62)} 214 ${fixed(x - width * 0.3)} 242`,
    'yl',
  ) +
  rect(x - width * 0.36, 186, width * 0.72, 54, 'm f0', 2) +
  path(
    `M${fixed(x - width * 0.26)} 234L${fixed(x - width * 0.16)} 194h${fixed(width * 0.32)}L${fixed(x + width * 0.26)} 234z`,
    'm y0',
  ) +
  louvres(x - width * 0.2, x + width * 0.2, 204, 228, 8, 'yt') +
  path(`M${fixed(x)} 150V192`, 'yl') +
  path(
    `M${fixed(x - width * 0.44)} 240h${fixed(width * 0.88)}l${fixed(-width * 0.2)} 10h${fixed(-width * 0.48)}z`,
    'm f1',
  ) +
  rect(x - 3, 250, 6, 16, 'm f2', 1);

const takeUp = (x: number, width: number): string =>
  rect(x - width / 2, 62, width, 34, 'm y0', 2) +
  path(
    [0, 1]
      .map((turn) => {
        const from = x - width / 2 + (turn * width) / 2;
        return `M${fixed(from)} 62l${fixed(width / 2)} 34M${fixed(from)} 96l${fixed(width / 2)} -34`;
      })
      .join(''),
    'yt',
  ) +
  rect(x - width / 2 - 2, 96, width + 4, 9, 'm f1', 3) +
  path(`M${fixed(x)} 150V124L${fixed(x + 3)} 105`, 'yl') +
  circle(x, 126, 5, 'm f0') +
  circle(x, 150, 2.4, 'm f2');

const stocks = (): string =>
  path('M34 300V58l10 -12H88V300z', 'o f0') +
  screen(44, 64, 34, 26) +
  circle(61, 168, 19, 'm f1') +
  circle(61, 168, 5, 'm f0') +
  cross(61, 168, 24) +
  louvres(46, 76, 240, 288) +
  path('M404 300V46h28l10 12V300z', 'o f0') +
  louvres(411, 435, 120, 240, 8);

const body = ({ spindles }: Twister): string => {
  const { shown, broken } = rowOf(spindles, 9, 10);
  const pitch = (right - left) / shown;
  const width = Math.min(pitch * 0.7, 40);
  const at = (index: number): number => left + pitch * (index + 0.5);
  return (
    floor() +
    rect(left - 6, 48, right - left + 12, 6, 'o f0', 1) +
    rect(left - 6, 110, right - left + 12, 5, 'm f1', 1) +
    times(shown, (index) => takeUp(at(index), width)) +
    rect(left - 6, 148, right - left + 12, 4, 'm f0', 1) +
    times(shown, (index) => pot(at(index), width)) +
    rect(left - 6, 264, right - left + 12, 14, 'o f0', 1) +
    bars(left + 4, right - 4, 268, 274, 6, 'h') +
    lines(
      steps(left + 22, right - 10, 44).map((x) => [x, 278, x, 300]),
      'm',
    ) +
    times(shown - 1, (index) => line(left + pitch * (index + 1), 172, left + pitch * (index + 1), 248, 't')) +
    stocks() +
    (broken ? breakAt(left + pitch * 8, 42, 296) : '')
  );
};

export const twisterElevation: Elevation<Twister> = {
  frame: [26, 34, 424, 310],
  details: () => ({ spindles: [150, 144, 150, 112], packages: [150, 44, 150, 112] }),
  body,
  notes: ({ spindles }) =>
    spindles === undefined ? '' : dimension(left, right, 330, countOf(spindles), 304),
};
