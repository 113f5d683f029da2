export interface QuantityBounds {
  min: number;
  max: number;
  /** Lot size; allowed figures are min, min + step, min + 2 step … */
  step: number;
  /** What stands when nothing usable was typed. */
  otherwise: number;
}

/** Digits alone, or grouped by threes in any language's way; "2.5" is neither, for lots are whole. */
const wholeNumber = /^-?(\d+|\d{1,3}([.,\s]\d{3})+)$/;

/** The allowed quantity nearest above what was asked: a lot is never cut. */
export function settleQuantity(
  asked: string | number,
  { min, max, step, otherwise }: QuantityBounds,
): number {
  const typed = String(asked).trim();
  if (!wholeNumber.test(typed)) return otherwise;
  const figure = Number(typed.replace(/[.,\s]/g, ''));
  const inLots = min + Math.ceil((figure - min) / step) * step;
  const mostLots = min + Math.floor((max - min) / step) * step;
  return Math.min(Math.max(inLots, min), mostLots);
}
