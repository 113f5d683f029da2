import { describe, expect, it } from '@jest/globals';
import { type PriceMap, resolvePrice } from 'shared-kit/contract/prices';
import { allCountries, regionOf } from 'shared-kit/contract/regions';
import type { StoredRates } from '../../rates/index.ts';
import { type Priced, priceKeys } from './starting-price.ts';
import { zoneOf, zonePrice } from './zones.ts';

const rates: StoredRates = {
  date: '2026-06-01',
  source: 'test',
  rates: { EUR: '1', USD: '1.25', CHF: '0.8' },
};
const usd = (price: number) => ({ price, currency: 'USD' as const });
const map = (regions: PriceMap['regions'], countries: PriceMap['countries'] = {}): PriceMap => ({
  regions,
  countries,
});
const product = (priceMap: PriceMap, ...variants: PriceMap[]): Priced => ({
  priceMap,
  variants: variants.map((it, index) => ({ id: `${index}`, values: [], sku: null, priceMap: it })),
});

describe('the price keys', () => {
  it.each([
    ['only a base price', product(map({ global: usd(100) })), 'TR', '100.0000', []],
    [
      'a region before the base',
      product(map({ global: usd(100), 'turkiye-mena': usd(96) })),
      'TR',
      '96.0000',
      [],
    ],
    [
      'a country before the region',
      product(map({ global: usd(100), 'turkiye-mena': usd(96) }, { TR: usd(95.5) })),
      'TR',
      '96.0000',
      [['TR', '95.5000']],
    ],
    [
      'a country that says the same as its zone',
      product(map({ europe: usd(90) }, { DE: usd(90) })),
      'DE',
      '90.0000',
      [],
    ],
    ['a country without any other price', product(map({}, { DE: usd(90) })), 'DE', null, [['DE', '90.0000']]],
    ['another currency', product(map({ global: { price: 80, currency: 'EUR' } })), 'US', '100.0000', []],
    ['four decimals', product(map({ global: usd(2.8751) })), 'US', '2.8751', []],
    [
      'a key that is no country',
      product(map({ global: usd(5) }, { XX: usd(1), tr: usd(2) })),
      'TR',
      '5.0000',
      [],
    ],
    ['nothing', product(map({})), 'TR', null, []],
    [
      'variants only: the lowest, compared in one currency',
      product(map({}), map({ global: usd(90) }), map({ global: { price: 80, currency: 'CHF' } }), map({})),
      'US',
      '90.0000',
      [],
    ],
    [
      'a price of its own before the variants',
      product(map({ global: usd(100) }), map({ global: usd(70) })),
      'US',
      '100.0000',
      [],
    ],
  ])('%s', (_case, given, country, zoneKey, byCountry) => {
    const keys = priceKeys(given, rates);
    expect(keys.byZone[zoneOf(country)]).toBe(zoneKey);
    expect([...keys.byCountry]).toEqual(byCountry);
  });
});

it('resolves a zone as the price map does for each of its countries', () => {
  const given = map({ global: usd(100), europe: usd(98), africa: usd(102) });
  for (const country of allCountries) {
    expect(regionOf(country)).toBe(zoneOf(country));
    expect(zonePrice(given, zoneOf(country))?.price).toBe(resolvePrice(given, country)?.price);
  }
  expect(zonePrice(given, zoneOf(null))).toEqual(usd(100));
});
