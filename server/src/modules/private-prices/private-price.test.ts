import { describe, expect, it } from '@jest/globals';
import type { FixedPrice, PriceListZone } from 'shared-kit/contract/price-lists';
import type { ResolvedPrice } from 'shared-kit/contract/prices';
import { noPrivatePrices, type PrivateList, privatePrice } from './private-price.ts';

const maker = 'maker';
const product = { id: 'loom', sellerCompanyId: maker, categoryId: 'rapier' };
const paths: Readonly<Record<string, readonly string[]>> = {
  rapier: ['machinery', 'weaving', 'rapier'],
};
const pathOf = (id: string) => (paths[id] ?? []).map((it) => ({ id: it }));
const publicPrice: ResolvedPrice = {
  price: 1000,
  currency: 'EUR',
  leadTimeWeeks: 9,
  provenance: { level: 'country', country: 'DE' },
};

const list = (
  name: string,
  byCategory: Readonly<Record<string, string>>,
  fixed: readonly (readonly [variantId: string | null, prices: readonly FixedPrice[]])[] = [],
  makerId = maker,
): PrivateList => ({
  name,
  makerId,
  byCategory: new Map(Object.entries(byCategory)),
  byProduct: new Map([[product.id, fixed.map(([variantId, prices]) => ({ variantId, prices }))]]),
});
const at = (zone: PriceListZone, amount: string, currency: FixedPrice['currency'] = 'USD'): FixedPrice => ({
  zone,
  amount,
  currency,
});

type Case = readonly [
  what: string,
  lists: readonly PrivateList[],
  expected: readonly [price: number | null, list: string | null, percentOff?: string | null],
  asked?: Readonly<{ country?: string | null; variantId?: string; publicPrice?: ResolvedPrice | null }>,
];
const cases: readonly Case[] = [
  ['no list', [], [1000, null]],
  ['a list of another maker', [list('A', { weaving: '5' }, [], 'another')], [1000, null]],
  ['a list of another category', [list('A', { knitting: '5' })], [1000, null]],
  ['a percentage for the category', [list('A', { rapier: '8.00' })], [920, 'A', '8.00']],
  ['a percentage for one above it', [list('A', { machinery: '12.5' })], [875, 'A', '12.5']],
  ['the nearest category of a list', [list('A', { machinery: '50', weaving: '5' })], [950, 'A', '5']],
  [
    'the newest list, not the nearest category',
    [list('A', { machinery: '2' }), list('B', { rapier: '9' })],
    [980, 'A', '2'],
  ],
  [
    'four decimals',
    [list('A', { rapier: '33.33' })],
    [0.6667, 'A', '33.33'],
    { publicPrice: { ...publicPrice, price: 1 } },
  ],
  ['a percentage of a price on request', [list('A', { rapier: '8' })], [null, null], { publicPrice: null }],
  ['a fixed price everywhere', [list('A', {}, [[null, [at('global', '700')]]])], [700, 'A', null]],
  [
    'the narrower place of a fixed price',
    [list('A', {}, [[null, [at('global', '700'), at('europe', '690')]]])],
    [690, 'A', null],
  ],
  ['a fixed price for other places', [list('A', {}, [[null, [at('africa', '700')]]])], [1000, null]],
  [
    'a fixed price without a country',
    [list('A', {}, [[null, [at('europe', '690'), at('global', '700')]]])],
    [700, 'A', null],
    { country: null },
  ],
  [
    'a fixed price where the public one is on request',
    [list('A', {}, [[null, [at('global', '700')]]])],
    [700, 'A', null],
    { publicPrice: null },
  ],
  [
    'a product before a category, even of a newer list',
    [list('A', { rapier: '50' }), list('B', {}, [[null, [at('global', '900')]]])],
    [900, 'B', null],
  ],
  [
    'the newest of two fixed prices',
    [list('A', {}, [[null, [at('global', '800')]]]), list('B', {}, [[null, [at('global', '900')]]])],
    [800, 'A', null],
  ],
  [
    'a fixed price for other places, then a percentage',
    [list('A', { rapier: '8' }, [[null, [at('africa', '700')]]])],
    [920, 'A', '8'],
  ],
  [
    'a variant with an entry of its own',
    [
      list('A', {}, [
        [null, [at('global', '700')]],
        ['wide', [at('global', '750')]],
      ]),
    ],
    [750, 'A', null],
    { variantId: 'wide' },
  ],
  [
    'a variant without one',
    [
      list('A', {}, [
        [null, [at('global', '700')]],
        ['wide', [at('global', '750')]],
      ]),
    ],
    [700, 'A', null],
    { variantId: 'narrow' },
  ],
  [
    'another variant’s entry',
    [list('A', {}, [['wide', [at('global', '750')]]])],
    [1000, null],
    { variantId: 'narrow' },
  ],
];

describe('the price that a company pays', () => {
  it.each(cases)('%s', (_what, lists, [price, name, percentOff], asked = {}) => {
    const { country = 'DE', variantId = null } = asked;
    const before = asked.publicPrice === undefined ? publicPrice : asked.publicPrice;
    const found = privatePrice({ lists, pathOf }, { product, variantId, country }, before);
    expect([found?.price ?? null, found?.list?.name ?? null]).toEqual([price, name]);
    expect(found?.list?.percentOff).toBe(percentOff);
    if (found?.list)
      expect(found.list.publicPrice).toEqual(before && { price: before.price, currency: before.currency });
  });

  it('keeps the maker’s terms for the place', () => {
    const lists = [list('A', {}, [[null, [at('global', '700')]]])];
    const found = privatePrice({ lists, pathOf }, { product, variantId: null, country: 'DE' }, publicPrice);
    expect(found).toMatchObject({ leadTimeWeeks: 9, currency: 'USD', provenance: { level: 'base' } });
  });

  it('is the public price of visitors without lists', () => {
    expect(privatePrice(noPrivatePrices, { product, variantId: null, country: 'DE' }, publicPrice)).toBe(
      publicPrice,
    );
  });
});
