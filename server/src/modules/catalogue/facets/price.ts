import { Decimal } from 'decimal.js';
import { convert } from '../../rates/index.ts';
import { priceBounds, priceCondition, priceOf } from '../price/listed-prices.ts';
import { say } from '../say.ts';
import { type Facet, spanOf } from './facet.ts';
import { invalid, type RawQuery, textOf, type Unreadable } from './read-parameters.ts';

const key = 'price';
const amount = /^\d{1,12}(\.\d{1,4})?$/;

/** What a unit costs in the visitor's country, in display currency. */
export const price: Facet = {
  key,
  label: (locale) => say(locale, 'facet.price'),
  read: (raw, unreadable) => {
    const [min, max] = [readAmount(raw, `${key}_min`, unreadable), readAmount(raw, `${key}_max`, unreadable)];
    return min || max ? { min, max } : null;
  },
  write: (chosen) => {
    const { min, max } = spanOf(chosen);
    return { [`${key}_min`]: min?.toFixed() ?? '', [`${key}_max`]: max?.toFixed() ?? '' };
  },
  condition: (chosen, { pricing, currency, rates }) =>
    priceCondition(priceBounds(spanOf(chosen), currency, rates), pricing),
  counted: { by: 'range', figure: priceOf },
  // In whole units, rounded outwards so that both ends stay inside.
  offer: ([counted], _chosen, { currency, rates }) => {
    const { low = null, high = null } = counted ?? {};
    if (low === null || high === null) return null;
    const min = convert(low, 'USD', currency, rates).floor().toNumber();
    const max = convert(high, 'USD', currency, rates).ceil().toNumber();
    return { kind: 'range', unit: currency, min, max };
  },
};

function readAmount(raw: RawQuery, name: string, unreadable: Unreadable): Decimal | null {
  const value = textOf(raw, name);
  if (!value) return null;
  return amount.test(value) ? new Decimal(value) : unreadable(invalid(name, 'not-an-amount'));
}
