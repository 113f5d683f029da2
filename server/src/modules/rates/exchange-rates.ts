import { Decimal } from 'decimal.js';
import type { Currency } from 'shared-kit/contract';

/** Units of each currency for one euro, as decimal strings, as published on one day. */
export type StoredRates = Readonly<{
  date: string;
  source: string;
  rates: Readonly<Record<Currency, string>>;
}>;

/** Enough digits that no amount loses any in a division. */
const Exact = Decimal.clone({ precision: 40 });
/** Unit prices have four decimals; pages round further for display. */
const decimals = 4;

/** The value of one unit of a currency in another. */
export const rateBetween = (from: Currency, to: Currency, { rates }: StoredRates): Decimal =>
  from === to ? new Exact(1) : new Exact(rates[to]).div(rates[from]);

/** Converts an amount, rounded half up to four decimals; unchanged in the same currency. */
export function convert(amount: Decimal.Value, from: Currency, to: Currency, rates: StoredRates): Decimal {
  const given = new Exact(amount);
  if (from === to) return given;
  return given.mul(rates.rates[to]).div(rates.rates[from]).toDecimalPlaces(decimals, Exact.ROUND_HALF_UP);
}
