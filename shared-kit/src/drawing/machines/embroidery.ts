import { countOf, dimension, leader } from '../ink/annotate.ts';
import { circle, fixed, line, lines, path, places, rect, times } from '../ink/ink.ts';
import { bars, breakAt, cone, cross, floor, foot, screen } from '../ink/parts.ts';
import { type Elevation, rowOf, within } from './elevation.ts';

export interface Embroidery {
  readonly kind: 'embroidery';
  readonly heads?: number;
  readonly needles?: number;
}

const left = 60;
const right = 420;

/** Needles stand side by side in the head's case; thread comes from the rack above. */
const head = (x: number, pitch: number, needles: number): string => {
  const width = pitch * (pitch > 120 ? 0.32 : 0.56);
  const gap = Math.min(10, width / 4);
  const needle = (index: number): number =>
    needles > 1 ? x - width / 2 + 4 + (index * (width - 8)) / (needles - 1) : x;
  return (
    times(4, (index) => {
      const at = (index - 1.5) * gap;
      return cone(x + at, 58, 0.055 * gap) + path(`M${fixed(x + at)} 64L${fixed(x + at * 0.6)} 122`, 'yt');
    }) +
    rect(x - width / 2, 74, width, 4, 't f1', 1) +
    rect(x - width / 2, 116, width, 42, 'o f0', 3) +
    lines(places(needles, (index) => [needle(index), 124, needle(index), 150] as const)) +
    rect(x - width / 2, 130, width, 7, 't f1', 0) +
    line(x, 158, x, 186, 'm') +
    path(`M${fixed(x - 4)} 158h8v8h-8z`, 'm f1') +
    rect(x - Math.min(pitch * 0.42, 80), 196, Math.min(pitch * 0.84, 160), 4, 'm cl', 1)
  );
};

const stand = (): string =>
  path('M66 216h16V294H66zM398 216h16V294h-16z', 'o f0') +
  rect(82, 262, 316, 8, 'm f1', 0) +
  foot(60, 28) +
  foot(392, 28) +
  rect(206, 216, 68, 26, 'm f1') +
  circle(240, 229, 8, 'm f0') +
  cross(240, 229, 12) +
  path('M430 118h18v-8', 'm') +
  screen(432, 88, 32, 24);

const body = ({ heads, needles }: Embroidery): string => {
  const { shown, broken } = rowOf(heads, 6, 12);
  const pitch = (right - left) / shown;
  const at = (index: number): number => left + pitch * (index + 0.5);
  const each = within(1, 20, Math.round(needles ?? 9));
  return (
    floor() +
    rect(left - 16, 92, right - left + 32, 26, 'o f0', 2) +
    bars(left - 8, right + 8, 97, 113, 22, 'h') +
    rect(left - 10, 118, 10, 96, 'o f0', 0) +
    rect(right, 118, 10, 96, 'o f0', 0) +
    times(shown, (index) => head(at(index), pitch, each)) +
    rect(left - 24, 200, right - left + 48, 16, 'o f0', 2) +
    bars(left, right, 204, 212, 18, 'h') +
    times(shown, (index) => {
      const reach = fixed(Math.min(15, pitch * 0.36));
      return path(`M${fixed(at(index) - reach)} 194q${fixed(reach / 2)} -8 ${reach} 0t${reach} 0`, 'y');
    }) +
    stand() +
    (broken ? breakAt(at(9) + pitch / 2, 42, 284) : '')
  );
};

export const embroideryElevation: Elevation<Embroidery> = {
  frame: [14, 38, 464, 306],
  details: ({ heads }) => {
    const pitch = (right - left) / rowOf(heads, 6, 12).shown;
    return { head: [left + pitch / 2 - 60, 104, 120, 90], thread: [left + pitch / 2 - 60, 40, 120, 90] };
  },
  body,
  notes: ({ heads, needles }) => {
    const pitch = (right - left) / rowOf(heads, 6, 12).shown;
    return (
      (heads === undefined ? '' : dimension(left, right, 330, countOf(heads), 304)) +
      (needles === undefined ? '' : leader(left + pitch / 2, 146, 50, 170, countOf(needles)))
    );
  },
};
