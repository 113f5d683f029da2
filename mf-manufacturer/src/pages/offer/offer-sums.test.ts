import { expect, it } from '@jest/globals';
import type { OfferInput } from 'shared-kit/contract/quotes';
import { sumsOf } from './offer-sums.ts';

const lines = (...prices: [number, string | null][]) =>
  prices.map(([quantity, unitPrice], at) => ({
    key: String(at),
    quantity,
    unitPrice,
  })) as unknown as OfferInput['lines'];

it.each<[OfferInput['lines'], string | null, string, string | null]>([
  [lines([8, '141200']), '17900', '0', '1147500.00'],
  [lines([8, '141200'], [1, '0']), null, '600.50', '1128999.50'],
  // Each line is rounded once: 3 × 0.125 gives 0.38, for both lines.
  [lines([3, '0.125'], [3, '0.125']), '0', '0', '0.76'],
  [lines([1, '0.0049']), '0', '0', '0.00'],
  [lines([1, '0.005']), '0', '0', '0.01'],
  [lines([1, '10']), '0', '25', '-15.00'],
  [lines([1, '10'], [1, null]), '0', '0', null],
  [[], '5', '0', null],
])('%j with freight %s less %s comes to %s', (of, freight, discount, expected) => {
  expect(sumsOf({ lines: of, freight, discount }).total).toBe(expected);
});

it.each<[OfferInput['lines'], string, string | null, string | null]>([
  [lines([8, '141200']), '2.5', '28240.00', '1101360.00'],
  [lines([1, '0.50']), '1', '0.01', '0.49'],
  [lines([1, null]), '3', null, null],
])('%j less %s%% of them: %s, which leaves %s', (of, discountPercent, discount, total) => {
  // The percentage counts, and not a sum from before.
  expect(sumsOf({ lines: of, freight: null, discount: '7', discountPercent })).toMatchObject({
    discount,
    total,
  });
});
