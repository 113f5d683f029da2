/** A part of the sheet, in drawing units; it becomes a `viewBox`. */
export type Frame = readonly [x: number, y: number, width: number, height: number];

/** Draws one kind of product. `body` and `notes` are markup inside `frame`. */
export interface Elevation<D> {
  readonly frame: Frame | ((drawing: D) => Frame);
  /** Parts worth a picture of their own, in gallery order. */
  readonly details?: (drawing: D) => Readonly<Record<string, Frame>>;
  readonly body: (drawing: D) => string;
  /** Dimensions and counts; only figures of the specification table. */
  readonly notes?: (drawing: D) => string;
}

/** Limits a figure to what can be drawn; the notes still name the true one. */
export const within = (low: number, high: number, value: number): number =>
  Math.min(high, Math.max(low, value));

/** How many of a repeated part to draw: all, up to `most`; beyond that `most` with a break in the machine. */
export interface Row {
  readonly shown: number;
  readonly broken: boolean;
}

export const rowOf = (count: number | undefined, usual: number, most: number): Row => {
  const wanted = Math.max(1, Math.round(count ?? usual));
  return wanted > most ? { shown: most, broken: true } : { shown: wanted, broken: false };
};
