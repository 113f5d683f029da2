import { expect, it } from '@jest/globals';
import type { OfferInput } from 'shared-kit/contract/quotes';
import { marginOf } from './offer-margin.ts';

const lines = (...prices: [number, string | null][]) =>
  prices.map(([quantity, unitPrice], at) => ({
    key: String(at),
    quantity,
    unitPrice,
  })) as unknown as OfferInput['lines'];

it.each<[OfferInput['lines'], string, Record<string, string>, string | null, number | null]>([
  [lines([2, '100']), '0', { 0: '75' }, '50.00', 0.25],
  [lines([2, '100']), '20', { 0: '75' }, '30.00', 1 / 6],
  [lines([2, '100'], [1, '0']), '0', { 0: '75', 1: '10.5' }, '39.50', 0.1975],
  // Below cost.
  [lines([1, '100']), '0', { 0: '120' }, '-20.00', -0.2],
  [lines([1, '0']), '0', { 0: '12' }, '-12.00', null],
  [lines([1, '10']), '15', { 0: '2' }, '-7.00', null],
  // Each line's cost is rounded once, as its price is.
  [lines([3, '1'], [3, '1']), '0', { 0: '0.125', 1: '0.125' }, '5.24', 524 / 600],
])('%j less %s at the own costs %j leaves %s', (of, discount, ownCosts, amount, share) => {
  expect(marginOf({ lines: of, discount, discountPercent: null }, ownCosts)).toEqual({ amount, share });
});

it.each([
  ['a line without a cost', lines([1, '10'], [1, '5']), { 0: '7' }],
  ['a line without a price', lines([1, null]), { 0: '7' }],
  ['no lines', [], {}],
])('%s has no margin', (_case, of, ownCosts) => {
  expect(marginOf({ lines: of, discount: '0', discountPercent: null }, ownCosts)).toBeNull();
});
