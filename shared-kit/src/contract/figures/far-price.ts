import { alike } from './compare-figures.ts';

const times = 3n;

/**
 * Whether a price is more than three times, or less than a third, of what the line last had. Three digits too many or
 * too few always are.
 */
export function isFarFrom(price: string, last: string): boolean {
  const [now = 0n, before = 0n] = alike(price, last);
  return before > 0n && (now > before * times || now * times < before);
}
