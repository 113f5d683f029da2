import type { Currency, PriceEntry, PriceMap } from 'shared-kit/contract';

export type ReadPrice =
  | Readonly<{ kind: 'price'; price: number }>
  /** Nothing or zero isn't a selling price, so the price is on request. */
  | Readonly<{ kind: 'on-request' }>
  | Readonly<{ kind: 'malformed' }>;

const withPoint = /^\d{1,9}(\.\d{1,4})?0*$/;
const withComma = /^\d{1,9},\d{1,4}$/;

/** Parses an export's price. A decimal comma is accepted only if the file can't mean thousands by it. */
export function readPrice(text: string, decimalComma: boolean): ReadPrice {
  if (text === '') return { kind: 'on-request' };
  const plain = decimalComma && withComma.test(text) ? text.replace(',', '.') : text;
  if (!withPoint.test(plain)) return { kind: 'malformed' };
  const price = Number(plain);
  return price === 0 ? { kind: 'on-request' } : { kind: 'price', price };
}

/** The file has only the base price; prices set since for regions and countries stay. */
export function withBasePrice(
  before: PriceMap | undefined,
  price: number | null,
  currency: Currency,
): PriceMap {
  const { global: _replaced, ...regions } = before?.regions ?? {};
  const base: Record<string, PriceEntry> = price === null ? {} : { global: { price, currency } };
  return { regions: { ...regions, ...base }, countries: before?.countries ?? {} };
}
