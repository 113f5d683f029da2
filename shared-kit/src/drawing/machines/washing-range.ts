import { countOf, dimension } from '../ink/annotate.ts';
import { circle, fixed, line, path, places, rect, times } from '../ink/ink.ts';
import { cross, floor, louvres, pile, rollers, screen } from '../ink/parts.ts';
import { type Elevation, within } from './elevation.ts';

/** An open-width washing range: boxes in a row, the cloth up and down through each, a squeeze between. */
export interface WashingRange {
  readonly kind: 'washing-range';
  readonly boxes?: number;
}

const left = 86;
const right = 394;

const box = (x: number, width: number): string => {
  const loops = Math.max(2, Math.round((width - 14) / 16));
  const pitch = (width - 14) / loops;
  const top = places(loops, (index) => x + 7 + pitch * (index + 0.5));
  const run = top
    .map((at) => `L${fixed(at - pitch / 2)} 240L${fixed(at - pitch / 4)} 166L${fixed(at + pitch / 4)} 166`)
    .join('');
  return (
    path(`M${fixed(x)} 180V266l8 10H${fixed(x + width - 8)}l8 -10V180z`, 'o f0') +
    path(`M${fixed(x + 3)} 204H${fixed(x + width - 3)}V264l-6 8H${fixed(x + 9)}l-6 -8z`, 'liq') +
    path(`M${fixed(x + 3)} 204H${fixed(x + width - 3)}`, 'yl') +
    path(`M${fixed(x)} 180l6 -34H${fixed(x + width - 6)}l6 34`, 'm f1') +
    path(`M${fixed(x + 4)} 172${run}L${fixed(x + width - 7)} 240L${fixed(x + width - 2)} 150`, 'y') +
    top.map((at) => circle(at, 166, 3.6, 'm f0')).join('') +
    places(loops + 1, (index) => circle(x + 7 + pitch * index, 241, 3.6, 'm f0')).join('') +
    rect(x + 6, 276, 6, 24, 'm f0', 0) +
    rect(x + width - 12, 276, 6, 24, 'm f0', 0)
  );
};

const squeeze = (x: number): string =>
  circle(x, 136, 8, 'm f1') +
  circle(x, 152, 8, 'm f0') +
  cross(x, 144, 19) +
  rect(x - 5, 114, 10, 14, 'm f0', 1);

const entry = (): string =>
  pile(24, 262, 30, 32) +
  path('M66 300V150h8V300z', 'm f0') +
  path('M38 258C36 220 44 176 70 152L90 172', 'yb') +
  rollers([
    [54, 186, 5],
    [70, 150, 6],
  ]);

const exit = (): string =>
  path('M406 300V126h8V300zM440 300V150h8V300z', 'm f0') +
  path(`M${right} 144L410 128L444 152V258`, 'yb') +
  rollers([
    [410, 126, 6],
    [444, 152, 6],
  ]) +
  pile(428, 260, 32, 34);

const body = ({ boxes }: WashingRange): string => {
  const count = within(1, 8, Math.round(boxes ?? 4));
  const pitch = (right - left) / count;
  return (
    floor(14, 470) +
    entry() +
    exit() +
    times(count, (index) => box(left + pitch * index, pitch - 4)) +
    times(count, (index) => squeeze(left + pitch * (index + 1) - 2)) +
    rect(left - 4, 100, right - left + 8, 8, 'o f0', 1) +
    times(count, (index) =>
      line(left + pitch * (index + 1) - 2, 108, left + pitch * (index + 1) - 2, 116, 'm'),
    ) +
    times(count, (index) => path(`M${fixed(left + pitch * (index + 0.5))} 108V146`, 't')) +
    rect(left - 4, 100, 6, 200, 'm f0', 0) +
    screen(left + 6, 66, 34, 26) +
    path(`M${left + 22} 92v8`, 'm') +
    rect(right - 66, 72, 62, 28, 'm f1', 2) +
    louvres(right - 60, right - 10, 78, 94, 5)
  );
};

export const washingRangeElevation: Elevation<WashingRange> = {
  frame: [8, 56, 468, 286],
  details: () => ({ box: [100, 136, 150, 112], squeeze: [320, 100, 130, 97] }),
  body,
  notes: ({ boxes }) => (boxes === undefined ? '' : dimension(left, right, 330, countOf(boxes), 304)),
};
