import { expect, it } from '@jest/globals';
import { priceChanges } from './price-changes.ts';

const price = (amount: number) => ({
  regions: { global: { price: amount, currency: 'EUR' as const } },
  countries: {},
});
const variant = (values: string[], amount: number) => ({
  id: values.join(),
  values,
  sku: null,
  priceMap: price(amount),
});

it('tells old and new prices of a product and its variants, where they differ', () => {
  const before = { priceMap: price(10), variants: [variant(['Red'], 10), variant(['Blue'], 12)] };
  const after = { priceMap: price(11), variants: [variant(['Red'], 10), variant(['Green'], 12.5)] };
  expect(priceChanges(before, after)).toEqual([
    { field: 'price', from: 'global 10 EUR', to: 'global 11 EUR' },
    { field: 'price', from: 'Blue: global 12 EUR', to: null },
    { field: 'price', from: null, to: 'Green: global 12.5 EUR' },
  ]);
});

it('tells nothing where all stay', () => {
  const same = { priceMap: price(10), variants: [variant(['Red'], 10)] };
  expect(priceChanges(same, same)).toEqual([]);
});
