export interface QuantityBounds {
  min: number;
  max: number;
  /** Lot size; allowed values are min, min + step, min + 2 step … */
  step: number;
}

/** Rounds up to the next allowed quantity: lots can't be divided. A step of the buttons ends where the bounds do. */
export function settleQuantity(asked: number, { min, max, step }: QuantityBounds): number {
  const inLots = min + Math.ceil((asked - min) / step) * step;
  const mostLots = min + Math.floor((max - min) / step) * step;
  return Math.min(Math.max(inLots, min), mostLots);
}
