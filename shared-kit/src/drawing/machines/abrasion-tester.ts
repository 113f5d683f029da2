import { countOf, dimension } from '../ink/annotate.ts';
import { circle, fixed, line, lines, path, rect, times } from '../ink/ink.ts';
import { bars, cross, floor, louvres, screen } from '../ink/parts.ts';
import { type Elevation, within } from './elevation.ts';

/** A Martindale tester: weighted holders rub samples over tables, all on one plate that draws Lissajous figures. */
export interface AbrasionTester {
  readonly kind: 'abrasion-tester';
  readonly stations?: number;
}

const left = 92;
const right = 368;

const station = (x: number, pitch: number): string => {
  const half = Math.min(pitch * 0.36, 22);
  return (
    rect(x - half * 0.5, 96, half, 34, 'm f2', 2) +
    line(x, 130, x, 168, 'm') +
    rect(x - 3, 140, 6, 12, 'm f1', 1) +
    rect(x - half * 0.55, 168, half * 1.1, 12, 'm f0', 2) +
    rect(x - half * 0.5, 180, half, 3, 'm y0', 1) +
    rect(x - half, 184, half * 2, 5, 'm cl', 1) +
    rect(x - half * 0.9, 189, half * 1.8, 16, 'o f0', 2) +
    path(
      `M${fixed(x - half * 0.5)} 197q${fixed(half * 0.25)} -6 ${fixed(half * 0.5)} 0t${fixed(half * 0.5)} 0`,
      'yl',
    )
  );
};

const cabinet = (): string =>
  rect(70, 205, 320, 60, 'o f0', 4) +
  rect(84, 218, 140, 34, 't f1', 2) +
  circle(118, 235, 11, 'm f0') +
  circle(158, 235, 11, 'm f0') +
  circle(198, 235, 11, 'm f0') +
  cross(158, 235, 15) +
  louvres(244, 316, 220, 252) +
  screen(336, 218, 42, 32) +
  rect(80, 265, 30, 10, 'm f2', 2) +
  rect(350, 265, 30, 10, 'm f2', 2);

const bench = (): string =>
  rect(48, 275, 366, 7, 'm f1', 1) + rect(62, 282, 8, 18, 'm f0', 0) + rect(392, 282, 8, 18, 'm f0', 0);

const body = ({ stations }: AbrasionTester): string => {
  const count = within(1, 16, Math.round(stations ?? 6));
  const pitch = (right - left) / count;
  return (
    floor(40, 424) +
    bench() +
    cabinet() +
    rect(left - 16, 150, 10, 55, 'm f0', 0) +
    rect(right + 6, 150, 10, 55, 'm f0', 0) +
    times(count, (index) => station(left + pitch * (index + 0.5), pitch)) +
    rect(left - 22, 140, right - left + 44, 11, 'o f1', 2) +
    bars(left - 12, right + 12, 143, 148, 12, 'h') +
    lines([[left - 30, 145, right + 30, 145]], 'c')
  );
};

export const abrasionTesterElevation: Elevation<AbrasionTester> = {
  frame: [30, 82, 404, 260],
  details: () => ({ stations: [92, 92, 150, 112] }),
  body,
  notes: ({ stations }) =>
    stations === undefined ? '' : dimension(left, right, 330, countOf(stations), 304),
};
