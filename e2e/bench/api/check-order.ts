import type { ProductCard, ProductListAnswer } from 'shared-kit/contract';
import type { Query } from './query.ts';

/** Ids are UUIDs of version 7, and a seeded product's carries the moment at which it was published. */
const publishedAt = ({ id }: ProductCard): number => Number.parseInt(id.replace('-', '').slice(0, 12), 16);
const amountOf = ({ price }: ProductCard): number | null => price && Number(price.display.amount);

/** Amounts are rounded to four decimals on the way to and from US dollars, in which products are ordered. */
const rounding = 0.002;

/** On request comes last, whichever way the prices run. */
const priceOrder = (sign: 1 | -1) => (a: ProductCard, b: ProductCard) => {
  const [first, second] = [amountOf(a), amountOf(b)];
  if (first === null || second === null) return second === null;
  return (second - first) * sign >= -rounding;
};

/** Whether the second may stand after the first. The order of relevance can't be seen from outside. */
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
