import type { ProductCard, ProductListAnswer } from 'shared-kit/contract/catalogue';
import type { Query } from './query.ts';

/** Ids are UUIDs of version 7; a seeded product's id contains the time of publication. */
const publishedAt = ({ id }: ProductCard): number => Number.parseInt(id.replace('-', '').slice(0, 12), 16);
const amountOf = ({ price }: ProductCard): number | null => price && Number(price.display.amount);

/** Products are ordered by US dollars; amounts are rounded to four decimals in both conversions. */
const rounding = 0.002;

/** "On request" comes last in both price orders. */
const priceOrder = (sign: 1 | -1) => (a: ProductCard, b: ProductCard) => {
  const [first, second] = [amountOf(a), amountOf(b)];
  if (first === null || second === null) return second === null;
  return (second - first) * sign >= -rounding;
};

/** Whether the second item may follow the first. Relevance can't be checked from outside. */
const orders: Readonly<Record<string, (a: ProductCard, b: ProductCard) => boolean>> = {
  newest: (a, b) => publishedAt(a) >= publishedAt(b),
  'price-asc': priceOrder(1),
  'price-desc': priceOrder(-1),
  'lead-time': (a, b) => a.leadTimeWeeks <= b.leadTimeWeeks,
};

export function brokenOrder({ parameters }: Query, { items }: ProductListAnswer): string[] {
  const inOrder = orders[parameters.sort ?? ''];
  const place = inOrder
    ? items.findIndex((item, at) => {
        const next = items[at + 1];
        return next !== undefined && !inOrder(item, next);
      })
    : -1;
  return place === -1 ? [] : [`${parameters.sort} is broken after item ${place + 1}`];
}
