import { Decimal } from 'decimal.js';
import { type Currency, currencies } from 'shared-kit/contract/money';

/** Units of each currency for one euro, as decimal strings, as published on one day. */
export type StoredRates = Readonly<{
  date: string;
  source: string;
  rates: Readonly<Record<Currency, string>>;
}>;

/** The currencies that have no rate here. */
export const missingRates = (rates: Readonly<Partial<Record<Currency, string>>>): readonly Currency[] =>
  currencies.filter((currency) => rates[currency] === undefined);

export const isComplete = (
  rates: Readonly<Partial<Record<Currency, string>>>,
): rates is StoredRates['rates'] => missingRates(rates).length === 0;

/** Enough digits that no amount loses any in a division. */
const Exact = Decimal.clone({ precision: 40 });
/** Unit prices have four decimals; pages round further for display. */
const decimals = 4;

/** The value of one unit of a currency in another. */
export const rateBetween = (from: Currency, to: Currency, { rates }: StoredRates): Decimal =>
  from === to ? new Exact(1) : new Exact(rates[to]).div(rates[from]);

/** Converts an amount, rounded half up to four decimals; unchanged in the same currency. */
export function convert(amount: Decimal.Value, from: Currency, to: Currency, rates: StoredRates): Decimal {
  const converted = convertFrozen(amount, from, to, rates);
  if (!converted) throw new Error(`there is no rate for ${from} or ${to}`);
  return converted;
}

/** The same at rates of another time; null if they have none for one of the currencies. */
export function convertFrozen(
  amount: Decimal.Value,
  from: Currency,
  to: Currency,
  { rates }: Readonly<{ rates: Readonly<Record<string, string>> }>,
): Decimal | null {
  if (from === to) return new Exact(amount);
  const [given, wanted] = [rates[from], rates[to]];
  if (given === undefined || wanted === undefined) return null;
  return new Exact(amount).mul(wanted).div(given).toDecimalPlaces(decimals, Exact.ROUND_HALF_UP);
}
