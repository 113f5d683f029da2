import { type Currency, currencies } from 'shared-kit/contract/money';
import {
  type Bounds,
  capAfter,
  capBefore,
  floorAfter,
  floorBefore,
  numberOf,
  numberPattern,
  priceBound,
  rangePattern,
} from './numbers.ts';

/** Null currency: the visitor's own. */
export type Price = Bounds & Readonly<{ currency: Currency | null; to: number }>;

const currencyNames: Readonly<Record<Currency, string>> = {
  USD: String.raw`us\$|\$|usd|dolar\p{L}*|dollars?`,
  EUR: String.raw`€|eur|euros?|euro\p{L}*|avro\p{L}*`,
  CHF: String.raw`chf|frank\p{L}*|₣`,
};
const anyCurrency = currencies.map((currency) => currencyNames[currency]).join('|');
const times = 'k|bin|m|mn|mio|milyon|million|thousand';
const pattern = new RegExp(
  String.raw`(?:(?<cap>${capBefore})|(?<floor>${floorBefore}))?\s*(?<before>${anyCurrency})?\s?` +
    String.raw`(?<first>${numberPattern})(?:\s?(?<firstTimes>${times})(?![\p{L}\p{N}]))?` +
    String.raw`(?:${rangePattern}(?:${anyCurrency})?\s?(?<last>${numberPattern}))?` +
    String.raw`(?:\s?(?<times>${times})(?![\p{L}\p{N}]))?` +
    String.raw`(?:\s?(?<after>${anyCurrency})(?![\p{L}\p{N}]))?(?![\p{L}\p{N}])` +
    String.raw`(?:['’]?\s?(?:(?<capped>${capAfter})|(?<floored>${floorAfter})))?`,
  'uy',
);

const thousand = 1e3;
const factors: Readonly<Record<string, number>> = { k: thousand, bin: thousand, thousand };
const factorOf = (name: string | undefined): number => (name ? (factors[name] ?? 1e6) : 1);

/** An amount without a currency is a price from here on, if it has a price's bound. */
const leastBare = 100;

/** A price at this place: `under 20k`, `20.000 $ altı`, `10-20 bin dolar`. An amount alone is the most to pay. */
export function readPrice(flat: string, from: number): Price | null {
  pattern.lastIndex = from;
  const found = pattern.exec(flat)?.groups;
  if (!found) return null;
  const { cap, floor, before, first = '', firstTimes, last, after, capped, floored } = found;
  const factor = factorOf(found.times ?? firstTimes);
  const amount = numberOf(first) * (firstTimes ? factorOf(firstTimes) : factor);
  const name = before ?? after;
  const currency = name ? currencyOf(name) : null;
  const isPriceBound = priceBound.test(`${cap ?? ''} ${capped ?? ''}`);
  const isPrice =
    currency !== null ||
    ((isPriceBound || (cap ?? capped)) && (factor > 1 || isPriceBound) && amount >= leastBare) ||
    // `10-20k`, and not `10-20 m`.
    (last !== undefined && factor === thousand);
  if (!isPrice || amount <= 0) return null;
  const to = pattern.lastIndex;
  if (last !== undefined) return { min: amount, max: numberOf(last) * factor, currency, to };
  return floor !== undefined || floored !== undefined
    ? { min: amount, max: null, currency, to }
    : { min: null, max: amount, currency, to };
}

const currencyOf = (name: string): Currency =>
  currencies.find((currency) => new RegExp(`^(?:${currencyNames[currency]})$`, 'u').test(name)) ?? 'USD';
