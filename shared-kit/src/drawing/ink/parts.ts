import { circle, fixed, line, lines, type Pen, path, places, rect, steps, times } from './ink.ts';

/** The floor line with its ground hatch; machines stand at y = 300. */
export const floor = (from = 24, to = 456, y = 300): string =>
  line(from, y, to, y) +
  lines(
    steps(from, to - 6, 10).map((x) => [x + 6, y, x, y + 6]),
    'h',
  );

/** Centre lines of a shaft or roller. */
export const cross = (x: number, y: number, reach: number): string =>
  lines(
    [
      [x - reach, y, x + reach, y],
      [x, y - reach, x, y + reach],
    ],
    'c',
  );

export const foot = (x: number, width = 16): string => rect(x, 294, width, 6, 'm f2', 1);

/** Ventilation slots, one under the other. */
export const louvres = (x1: number, x2: number, y1: number, y2: number, step = 6, pen: Pen = 't'): string =>
  lines(
    steps(y1, y2, step).map((y) => [x1, y, x2, y]),
    pen,
  );

/** Upright strokes: reed dents, needles, ribs of a casing. */
export const bars = (x1: number, x2: number, y1: number, y2: number, step: number, pen: Pen = 't'): string =>
  lines(
    steps(x1, x2, step).map((x) => [x, y1, x, y2]),
    pen,
  );

/** A cone of yarn, 14 × 22 units at scale 1, drawn around its middle. */
export const cone = (x: number, y: number, scale = 1): string =>
  path(
    `M${fixed(x - 7 * scale)} ${fixed(y + 12 * scale)}L${fixed(x - 3.5 * scale)} ${fixed(y - 10 * scale)}h${fixed(7 * scale)}L${fixed(x + 7 * scale)} ${fixed(y + 12 * scale)}z`,
    'm y0',
  ) +
  lines(
    [
      [x - 5.6 * scale, y + 3 * scale, x + 5.6 * scale, y + 3 * scale],
      [x - 4.6 * scale, y - 3 * scale, x + 4.6 * scale, y - 3 * scale],
      [x - 6.4 * scale, y + 8 * scale, x + 6.4 * scale, y + 8 * scale],
    ],
    'yt',
  );

/** The operator's screen with a trend line on it. */
export const screen = (x: number, y: number, width = 30, height = 22): string =>
  rect(x, y, width, height, 'm f0', 2) +
  rect(x + 3, y + 3, width - 6, height - 8, 't f1', 1) +
  lines(
    [
      [x + 6, y + height - 9, x + 11, y + height - 13],
      [x + 11, y + height - 13, x + 16, y + height - 10],
      [x + 16, y + height - 10, x + width - 6, y + 6],
    ],
    'yl',
  );

/** A roll of cloth seen from its end: `turns` layers wound on a core. */
export const roll = (x: number, y: number, turns: number, core: number, pitch = 4): string =>
  circle(x, y, core + turns * pitch, 'm cl') +
  times(turns, (turn) => circle(x, y, core + turn * pitch, 'yt n0')) +
  circle(x, y, Math.max(2, core - 3), 'm f0') +
  cross(x, y, core + turns * pitch + 6);

/** A batch of cloth folded into a box or a truck, seen from the side. */
export const pile = (x: number, y: number, width: number, height: number, pitch = 6): string =>
  rect(x, y, width, height, 'm cl', 2) + louvres(x + 4, x + width - 4, y + 8, y + height - 3, pitch, 'yt');

/** A cloth roll seen from the front. */
export const clothBeam = (x: number, y: number, width: number, height: number): string =>
  rect(x, y, width, height, 'o cl', height / 2) +
  lines(
    places(3, (index) => {
      const inset = index === 1 ? 4 : 7;
      const at = y + (height * (index + 1)) / 4;
      return [x + inset, at, x + width - inset, at] as const;
    }),
    'yt',
  );

/** Guide rollers a cloth or a web runs over. */
export const rollers = (
  centres: readonly (readonly [x: number, y: number, radius: number])[],
  pen = 'm f0',
): string => centres.map(([x, y, radius]) => circle(x, y, radius, pen)).join('');

/**
 * Leaves out the middle of a long machine between two wavy lines, so that a frame of 1,200 spindles fits on the sheet.
 * The dimension then names the true number.
 */
export const breakAt = (middle: number, y1: number, y2: number, gap = 9): string => {
  const x = middle - gap / 2;
  const half = (y2 - y1) / 2;
  // The second edge is drawn upwards, so its curve is reversed to match the first.
  const wave = (sign: number): string =>
    [sign, -sign]
      .map((side) => fixed(side * gap * 0.7))
      .map(
        (bulge) =>
          `c${bulge} ${fixed((sign * half) / 3)} ${bulge} ${fixed((sign * half * 2) / 3)} 0 ${fixed(sign * half)}`,
      )
      .join('');
  return (
    path(`M${fixed(x)} ${y1}${wave(1)}h${gap}${wave(-1)}z`, 'paper') +
    path(`M${fixed(x)} ${y1}${wave(1)}M${fixed(x + gap)} ${y1}${wave(1)}`, 'm')
  );
};
