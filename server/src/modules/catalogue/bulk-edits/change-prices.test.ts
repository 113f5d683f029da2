import { describe, expect, it } from '@jest/globals';
import { bulkEdit, type PriceRow } from 'shared-kit/contract/products';
import { changePrices, type PriceEdit } from './change-prices.ts';

const day = '2026-11-24';
const row = (price: string | null, changes: Partial<PriceRow> = {}): PriceRow => ({
  place: 'global',
  price,
  currency: 'USD',
  from: null,
  until: null,
  incoterm: null,
  leadTimeWeeks: null,
  ...changes,
});
const percent = (text: string): PriceEdit => ({ kind: 'price-percent', percent: text });
const amount = (text: string, currency: 'USD' | 'EUR' = 'USD'): PriceEdit => ({
  kind: 'price-amount',
  amount: text,
  currency,
});
const after = (rows: readonly PriceRow[], edit: PriceEdit) => {
  const changed = changePrices({ rows, variants: [] }, edit, day);
  return typeof changed === 'string' ? changed : changed.rows.map(({ price }) => price);
};

it.each<[string, PriceRow[], PriceEdit, string | (string | null)[]]>([
  ['a percentage more', [row('98500')], percent('5'), ['103425']],
  ['a percentage less', [row('98500')], percent('-2.5'), ['96037.5']],
  ['half a cent rounds up', [row('0.5')], percent('1'), ['0.51']],
  ['cents stay cents', [row('99.99')], percent('3'), ['102.99']],
  ['four decimals stay four', [row('2.8751')], percent('3'), ['2.9614']],
  ['an amount more', [row('98500')], amount('250.5'), ['98750.5']],
  [
    'an amount changes only its currency',
    [row('100'), row('90', { place: 'DE', currency: 'EUR' })],
    amount('-10'),
    ['90', '90'],
  ],
  ['prices on request stay so', [row('100'), row(null, { place: 'EG' })], percent('10'), ['110', null]],
  ['prices to come change too', [row('100', { from: '2027-01-01' })], percent('10'), ['110']],
  [
    'lapsed prices stay',
    [row('100', { until: '2026-11-23' }), row('50', { place: 'TR' })],
    percent('10'),
    ['100', '55'],
  ],
  ['no price', [row(null)], percent('10'), 'no-price'],
  ['only a lapsed one', [row('100', { until: '2026-11-23' })], percent('10'), 'no-price'],
  ['none in that currency', [row('100')], amount('10', 'EUR'), 'other-currency'],
  ['nothing or less', [row('100')], amount('-100'), 'price-too-low'],
  ['rounded to nothing', [row('0.01')], percent('-99'), 'price-too-low'],
  ['too much for anybody', [row('999999999999')], percent('1'), 'price-too-high'],
  ['too little to matter', [row('0.1')], percent('1'), 'unchanged'],
])('%s', (_what, rows, edit, expected) => {
  expect(after(rows, edit)).toEqual(expected);
});

describe('prices of variants', () => {
  const variant = (id: string, price: number) => ({
    id,
    values: [id],
    sku: null,
    priceMap: { regions: { global: { price, currency: 'USD' as const } }, countries: { EG: null } },
  });

  it('change one by one and are told together', () => {
    const changed = changePrices(
      { rows: [], variants: [variant('s', 10), variant('l', 20)] },
      percent('10'),
      day,
    );
    if (typeof changed === 'string') throw new Error(changed);
    expect(changed.variants.map(({ priceMap }) => priceMap)).toEqual([
      variant('s', 11).priceMap,
      variant('l', 22).priceMap,
    ]);
    const usd = (text: string) => ({ amount: text, currency: 'USD' });
    expect(changed.steps).toEqual([
      {
        place: 'global',
        from: null,
        until: null,
        variants: 2,
        before: { low: usd('10'), high: usd('20') },
        after: { low: usd('11'), high: usd('22') },
      },
    ]);
  });
});

it.each([
  [{ kind: 'price-percent', percent: '0' }],
  [{ kind: 'price-percent', percent: '-100' }],
  [{ kind: 'price-amount', amount: '0.00', currency: 'USD' }],
  [{ kind: 'lead-time', weeks: -1 }],
  [{ kind: 'delete' }],
])('%o is no change of products', (edit) => {
  expect(bulkEdit.safeParse(edit).success).toBe(false);
});
