import { countOf, dimension } from '../ink/annotate.ts';
import { circle, fixed, line, lines, path, rect, steps, times } from '../ink/ink.ts';
import { breakAt, cross, floor, louvres, screen } from '../ink/parts.ts';
import { type Elevation, rowOf } from './elevation.ts';

/** Flyers twist a drafted sliver onto bobbins: the last machine before the ring frame. */
export interface RovingFrame {
  readonly kind: 'roving-frame';
  readonly spindles?: number;
}

const left = 92;
const right = 398;

const flyer = (x: number, row: number): string => {
  const y = row * 8;
  return (
    path(`M${fixed(x)} 142V${172 - y}`, 'yl') +
    path(
      `M${fixed(x - 10)} ${236 - y}V${190 - y}Q${fixed(x - 10)} ${178 - y} ${fixed(x)} ${176 - y}Q${fixed(x + 10)} ${178 - y} ${fixed(x + 10)} ${190 - y}V${236 - y}`,
      'm n0',
    ) +
    rect(x - 7, 194 - y, 14, 50, 'm y0', 5) +
    louvres(x - 7, x + 7, 202 - y, 238 - y, 6, 'yt') +
    rect(x - 2.5, 168 - y, 5, 10, 'm f2', 1) +
    line(x, 244 - y, x, 262, 'm')
  );
};

const drafting = (x: number): string =>
  rect(x - 6, 104, 12, 32, 't f0', 2) + lines([[x - 6, 120, x + 6, 120]]);

const creel = (count: number, at: (index: number) => number): string =>
  rect(left - 4, 48, right - left + 8, 5, 'm f1', 1) +
  rect(left - 4, 66, right - left + 8, 4, 'm f0', 1) +
  times(count, (index) => {
    const x = at(index);
    return path(
      `M${fixed(x - 10)} 50Q${fixed(x - 2)} 60 ${fixed(x - 4)} 68Q${fixed(x)} 84 ${fixed(x)} 106`,
      'y',
    );
  });

const stocks = (): string =>
  path('M34 300V58l10 -12h40V300z', 'o f0') +
  rect(44, 62, 28, 20, 'm f1') +
  path('M48 76L54 70L60 74L68 67', 'yl') +
  circle(60, 170, 20, 'm f1') +
  circle(60, 170, 5, 'm f0') +
  cross(60, 170, 25) +
  louvres(44, 76, 250, 288) +
  path('M404 300V46h28l10 12V300z', 'o f0') +
  louvres(412, 434, 120, 232, 8) +
  screen(410, 66, 26, 20);

const body = ({ spindles }: RovingFrame): string => {
  const { shown, broken } = rowOf(spindles, 10, 10);
  const pitch = (right - left - 12) / shown;
  const at = (index: number): number => left + 6 + pitch * (index + 0.5);
  return (
    floor() +
    creel(shown, at) +
    rect(left - 4, 100, right - left + 8, 6, 'm f1', 1) +
    times(shown, (index) => drafting(at(index))) +
    rect(left - 4, 112, right - left + 8, 5, 'm f0', 1) +
    rect(left - 4, 136, right - left + 8, 6, 'm f1', 1) +
    times(shown, (index) => flyer(at(index), index % 2)) +
    rect(left - 4, 248, right - left + 8, 8, 'm f0', 1) +
    rect(left - 4, 262, right - left + 8, 16, 'o f0', 1) +
    lines(
      steps(left + 20, right - 10, 42).map((x) => [x, 278, x, 300]),
      'm',
    ) +
    stocks() +
    (broken ? breakAt(at(6) + pitch / 2, 40, 296) : '')
  );
};

export const rovingFrameElevation: Elevation<RovingFrame> = {
  frame: [26, 32, 428, 312],
  details: () => ({ flyers: [160, 160, 150, 112], drafting: [160, 62, 150, 112] }),
  body,
  notes: ({ spindles }) =>
    spindles === undefined ? '' : dimension(left + 6, right - 6, 330, countOf(spindles), 304),
};
