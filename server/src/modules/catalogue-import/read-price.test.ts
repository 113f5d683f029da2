import { describe, expect, it } from '@jest/globals';
import { readPrice, withBasePrice } from './read-price.ts';

const price = (value: number) => ({ kind: 'price', price: value });
const onRequest = { kind: 'on-request' };
const malformed = { kind: 'malformed' };

describe('readPrice', () => {
  it.each([
    ['50', false, price(50)],
    ['2.875', false, price(2.875)],
    ['19.9900000', false, price(19.99)],
    ['12,50', true, price(12.5)],
    ['12,50', false, malformed],
    ['1,250.00', false, malformed],
    ['1.250,00', true, malformed],
    ['1.23456', false, malformed],
    ['-1', false, malformed],
    ['$5', false, malformed],
    ['1e3', false, malformed],
    ['', false, onRequest],
    ['0.00', false, onRequest],
  ])('reads “%s” (decimal comma: %s)', (text, decimalComma, read) => {
    expect(readPrice(text, decimalComma)).toEqual(read);
  });
});

describe('withBasePrice', () => {
  const europe = { price: 9, currency: 'EUR' } as const;
  const before = { regions: { europe, global: { price: 8, currency: 'USD' as const } }, countries: {} };

  it('replaces the base price and nothing else', () => {
    expect(withBasePrice(before, 7, 'CHF').regions).toEqual({
      europe,
      global: { price: 7, currency: 'CHF' },
    });
  });
  it('removes it where the file has none', () => {
    expect(withBasePrice(before, null, 'USD').regions).toEqual({ europe });
  });
});
