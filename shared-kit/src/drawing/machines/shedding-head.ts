import { countOf, leader } from '../ink/annotate.ts';
import { circle, line, lines, path, places, rect, steps, times } from '../ink/ink.ts';
import { bars, cross, floor, foot, louvres, screen } from '../ink/parts.ts';
import { type Elevation, type Frame, within } from './elevation.ts';

/** A dobby with its shafts, or a jacquard head on its gantry, without the loom. */
export interface SheddingHead {
  readonly kind: 'shedding-head';
  readonly head: 'dobby' | 'jacquard';
  readonly shafts?: number;
  readonly hooks?: number;
}

const levers = (count: number): string => {
  const pitch = 108 / count;
  return times(count, (index) => {
    const y = 108 + (index + 0.5) * pitch;
    const swing = index % 3 === 0 ? 5 : 0;
    return (
      line(124, y, 162 + swing, y, 'm') +
      circle(162 + swing, y, Math.min(2.6, pitch * 0.4), 'm f1') +
      line(164 + swing, y, 190, 92 + (index + 0.5) * (64 / count), 't')
    );
  });
};

/** Shafts stand one behind the other; of each but the first only the top rail shows, some of them lifted. */
const shafts = (count: number): string => {
  const step = Math.min(6, 84 / count);
  const behind = times(count - 1, (index) => {
    const y = 148 - (count - 1 - index) * step;
    return rect(
      200,
      y - (index % 3 === 0 ? step * 0.4 : 0),
      206,
      step + 4,
      index % 3 === 0 ? 't f1' : 't f0',
      1,
    );
  });
  return behind + rect(196, 148, 214, 118, 'm f0', 1) + rect(196, 148, 214, 6, 'm f1', 1);
};

const dobby = (count: number): string =>
  path('M38 300V262l10 -8H126l10 8V300z', 'o f2') +
  rect(36, 92, 88, 164, 'o f0', 4) +
  rect(46, 102, 68, 40, 'm f1', 2) +
  louvres(52, 108, 110, 136, 5) +
  circle(80, 196, 28, 'm f1') +
  circle(80, 196, 8, 'm f0') +
  cross(80, 196, 34) +
  rect(46, 236, 68, 12, 't f1', 1) +
  levers(count) +
  path('M64 92V76', 'm') +
  screen(48, 52, 34, 26) +
  shafts(count) +
  rect(196, 260, 214, 6, 'm f1', 1) +
  bars(204, 402, 154, 260, 5, 'h') +
  path('M196 222H410', 'yl') +
  rect(184, 266, 10, 34, 'm f0', 0) +
  rect(412, 266, 10, 34, 'm f0', 0) +
  rect(176, 272, 254, 8, 'm f2', 1) +
  foot(180) +
  foot(408);

const harness = (): string => {
  const cords = 46;
  return (
    lines(
      places(cords, (index) => {
        const share = index / (cords - 1);
        return [152 + share * 176, 112, 112 + share * 256, 190] as const;
      }),
      'h',
    ) +
    rect(104, 188, 272, 7, 'm f1', 1) +
    lines(
      steps(112, 368, 4).map((x) => [x, 195, x, 262]),
      'h',
    ) +
    lines(
      steps(112, 368, 8).map((x) => [x, 222, x, 230]),
      'yl',
    ) +
    path('M96 226H384', 'y') +
    lines(
      steps(112, 368, 4).map((x, index) => [x, 262, x, 272 + (index % 2) * 5]),
      'm',
    )
  );
};

/** More hooks make a denser head, in eight rows at most; the leader names them. */
const jacquard = (hooks: number): string => {
  const columns = Math.round(within(12, 40, Math.sqrt(hooks) / 2.6));
  const pitch = 196 / columns;
  return (
    rect(84, 94, 10, 206, 'm f0', 0) +
    rect(386, 94, 10, 206, 'm f0', 0) +
    rect(64, 86, 352, 14, 'o f0') +
    rect(128, 30, 224, 56, 'o f1', 3) +
    rect(136, 38, 208, 40, 'm f0', 2) +
    lines(
      places(columns, (index) => {
        const x = 142 + pitch * (index + 0.5);
        return [x, 42 + (index % 3) * 3, x, 74] as const;
      }),
      'm',
    ) +
    rect(100, 44, 28, 28, 'm f0', 2) +
    cross(114, 58, 11) +
    circle(114, 58, 8, 'm f1') +
    bars(152, 328, 100, 112, 4, 'h') +
    rect(146, 108, 188, 5, 'm f1', 1) +
    harness() +
    path('M352 52h44', 'm') +
    screen(396, 38, 34, 26) +
    foot(81) +
    foot(383)
  );
};

const body = ({ head, shafts: count, hooks }: SheddingHead): string =>
  floor(24, 456) +
  (head === 'dobby' ? dobby(within(4, 28, Math.round(count ?? 16))) : jacquard(hooks ?? 2688));

export const sheddingHeadElevation: Elevation<SheddingHead> = {
  frame: ({ head }) => (head === 'dobby' ? [18, 40, 450, 282] : [30, 8, 418, 314]),
  details: ({ head }): Readonly<Record<string, Frame>> =>
    head === 'dobby'
      ? { levers: [96, 76, 150, 112] }
      : { head: [140, 22, 150, 112], harness: [96, 170, 150, 112] },
  body,
  notes: ({ head, shafts: count, hooks }) => {
    if (head === 'dobby') return count === undefined ? '' : leader(404, 151, 420, 126, countOf(count));
    return hooks === undefined ? '' : leader(160, 56, 92, 36, countOf(hooks));
  },
};
