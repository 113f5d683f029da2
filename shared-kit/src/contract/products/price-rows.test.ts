import { describe, expect, it } from '@jest/globals';
import { resolvePrice } from '../prices/resolve-price.ts';
import type { PriceRow } from './price-row.ts';
import { nextPriceChange, overlapsOf, priceMapOn, rowsOfMap, rowsWithMap } from './price-rows.ts';

const row = (place: string, price: string | null, changes: Partial<PriceRow> = {}): PriceRow => ({
  place,
  price,
  currency: 'USD',
  from: null,
  until: null,
  incoterm: null,
  leadTimeWeeks: null,
  ...changes,
});
const day = '2026-11-24';
const on = (rows: readonly PriceRow[], country: string, at = day) =>
  resolvePrice(priceMapOn(rows, at), country)?.price ?? null;

describe('the price of a day', () => {
  const world = row('global', '100');
  it.each<[string, PriceRow[], string, number | null]>([
    ['is the world’s where nothing else is said', [world], 'EG', 100],
    ['is the nearest row’s', [world, row('europe', '90'), row('CH', '80')], 'CH', 80],
    ['is the region’s', [world, row('europe', '90'), row('CH', '80')], 'DE', 90],
    [
      'is the world’s until the first row begins',
      [world, row('EG', '70', { from: '2026-12-01' })],
      'EG',
      100,
    ],
    ['is the row’s from its first day on', [world, row('EG', '70', { from: day })], 'EG', 70],
    ['is the row’s through its last day', [world, row('EG', '70', { until: day })], 'EG', 70],
    ['is on request once the row lapsed', [world, row('EG', '70', { until: '2026-11-23' })], 'EG', null],
    [
      'is on request where the region’s lapsed',
      [world, row('europe', '9', { until: '2026-01-01' })],
      'DE',
      null,
    ],
    ['is on request where the maker says so', [world, row('EG', null)], 'EG', null],
    [
      'is the second of two that follow one another',
      [row('EG', '1', { until: '2026-11-23' }), row('EG', '2', { from: day })],
      'EG',
      2,
    ],
    ['is on request where no row is for the country', [row('europe', '90')], 'EG', null],
  ])('%s', (_what, rows, country, price) => {
    expect(on(rows, country)).toBe(price);
  });

  it('takes incoterm and lead time of the row along', () => {
    const incoterm = { rule: 'CIF', place: 'Alexandria' } as const;
    const rows = [world, row('EG', '70', { incoterm, leadTimeWeeks: 26 })];
    expect(resolvePrice(priceMapOn(rows, day), 'EG')).toMatchObject({ incoterm, leadTimeWeeks: 26 });
  });
});

it.each<[PriceRow[], readonly (readonly [number, number])[]]>([
  [[row('EG', '1'), row('TR', '1')], []],
  [[row('EG', '1'), row('EG', '2')], [[0, 1]]],
  [[row('EG', '1', { until: '2026-12-31' }), row('EG', '2', { from: '2027-01-01' })], []],
  [[row('EG', '1', { until: '2027-01-01' }), row('EG', '2', { from: '2027-01-01' })], [[0, 1]]],
])('finds overlapping rows (%#)', (rows, pairs) => {
  expect(overlapsOf(rows)).toEqual(pairs);
});

it.each<[PriceRow[], string | null]>([
  [[row('EG', '1')], null],
  [[row('EG', '1', { until: day })], '2026-11-25'],
  [[row('EG', '1', { from: '2027-02-01', until: '2026-12-31' })], '2027-01-01'],
  [[row('EG', '1', { from: day })], null],
])('knows when prices change by themselves (%#)', (rows, next) => {
  expect(nextPriceChange(rows, day)).toBe(next);
});

it('writes a map as rows and back', () => {
  const map = { regions: { global: { price: 2.875, currency: 'EUR' as const } }, countries: { EG: null } };
  expect(priceMapOn(rowsOfMap(map), day)).toEqual(map);
});

it('keeps what is to come when today’s prices are stated anew', () => {
  const coming = row('EG', '5', { from: '2027-01-01' });
  const rows = [row('global', '100', { until: '2026-12-31' }), row('TR', '90'), coming];
  const stated = {
    regions: { global: { price: 110, currency: 'USD' as const } },
    countries: { DE: { price: 95, currency: 'USD' as const } },
  };
  expect(rowsWithMap(rows, stated, day)).toEqual([
    row('global', '110', { until: '2026-12-31' }),
    coming,
    row('DE', '95'),
  ]);
});
