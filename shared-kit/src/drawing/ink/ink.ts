/**
 * The strokes that make up every drawing. They return SVG markup; a pen is a list of classes in `drawing.module.css`:
 * `o m t h c` line weights, `f0 f1 f2` paper and its two tones, `y yl yt yb` yarn, `cl y0` cloth, `d da` dimension.
 */
export type Pen = string;
export type Segment = readonly [x1: number, y1: number, x2: number, y2: number];

/** Rounds to a tenth of a unit: the error is invisible, and the markup a third shorter. */
export const fixed = (value: number): number => +value.toFixed(1);

export const path = (d: string, pen: Pen = 'o f0'): string => `<path class="${pen}" d="${d}"/>`;

export const line = (x1: number, y1: number, x2: number, y2: number, pen: Pen = 'm'): string =>
  path(`M${fixed(x1)} ${fixed(y1)}L${fixed(x2)} ${fixed(y2)}`, pen);

export const lines = (segments: readonly Segment[], pen: Pen = 't'): string =>
  path(
    segments.map(([x1, y1, x2, y2]) => `M${fixed(x1)} ${fixed(y1)}L${fixed(x2)} ${fixed(y2)}`).join(''),
    pen,
  );

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  pen: Pen = 'o f0',
  radius = 2,
): string =>
  `<rect class="${pen}" x="${fixed(x)}" y="${fixed(y)}" width="${fixed(width)}" height="${fixed(height)}" rx="${radius}"/>`;

export const circle = (x: number, y: number, radius: number, pen: Pen = 'o f0'): string =>
  `<circle class="${pen}" cx="${fixed(x)}" cy="${fixed(y)}" r="${fixed(radius)}"/>`;

export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

export const places = <T>(count: number, place: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => place(index));

/** Positions from `from` to `to`, both included, `step` apart. */
export function steps(from: number, to: number, step: number): number[] {
  const positions: number[] = [];
  for (let position = from; position <= to + 0.01; position += step) positions.push(position);
  return positions;
}
