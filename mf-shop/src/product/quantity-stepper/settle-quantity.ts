export interface QuantityBounds {
  min: number;
  max: number;
  /** Lot size; allowed values are min, min + step, min + 2 step … */
  step: number;
  /** Value to use if the input isn't a number. */
  otherwise: number;
}

/** Plain digits, or groups of three in any language's notation. "2.5" is refused: lots are whole. */
const wholeNumber = /^-?(\d+|\d{1,3}([.,\s]\d{3})+)$/;

/** Rounds up to the next allowed quantity: lots can't be divided. */
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
