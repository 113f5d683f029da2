export interface QuantityBounds {
  min: number;
  max: number;
  /** Lot size; allowed figures are min, min + step, min + 2 step … */
  step: number;
  /** What stands when nothing usable was typed. */
  otherwise: number;
}

/** The allowed quantity nearest above what was asked: a lot is never cut. Grouping signs are ignored. */
export function settleQuantity(
  asked: string | number,
  { min, max, step, otherwise }: QuantityBounds,
): number {
  const digits = String(asked).replace(/[^\d-]/g, '');
  const figure = Number(digits);
  if (digits === '' || !Number.isFinite(figure)) return otherwise;
  const inLots = min + Math.ceil((figure - min) / step) * step;
  const mostLots = min + Math.floor((max - min) / step) * step;
  return Math.min(Math.max(inLots, min), mostLots);
}
