import type { Currency, PriceEntry, PriceMap } from 'shared-kit/contract';

export type ReadPrice =
  | Readonly<{ kind: 'price'; price: number }>
  /** Nothing or zero: no price at which something is sold, so it is asked for. */
  | Readonly<{ kind: 'on-request' }>
  | Readonly<{ kind: 'malformed' }>;

const withPoint = /^\d{1,9}(\.\d{1,4})?0*$/;
const withComma = /^\d{1,9},\d{1,4}$/;

/** A price as an export has it. A decimal comma is believed only where the file can't mean thousands by it. */
export function readPrice(text: string, decimalComma: boolean): ReadPrice {
  if (text === '') return { kind: 'on-request' };
  const plain = decimalComma && withComma.test(text) ? text.replace(',', '.') : text;
  if (!withPoint.test(plain)) return { kind: 'malformed' };
  const price = Number(plain);
  return price === 0 ? { kind: 'on-request' } : { kind: 'price', price };
}

/** The file knows the base price only: what was set for regions and countries since stays. */
export function withBasePrice(
  before: PriceMap | undefined,
  price: number | null,
  currency: Currency,
): PriceMap {
  const { global: _replaced, ...regions } = before?.regions ?? {};
  const base: Record<string, PriceEntry> = price === null ? {} : { global: { price, currency } };
  return { regions: { ...regions, ...base }, countries: before?.countries ?? {} };
}
