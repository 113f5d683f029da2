import { expect, it } from '@jest/globals';
import { inWholeLots, quantityFault } from './order-quantity.ts';

const terms = (minimumOrder: number, orderMultiple: number) => ({ minimumOrder, orderMultiple });

it.each([
  [1, terms(1, 1), null],
  [1, terms(2, 1), 'below-minimum'],
  [500, terms(500, 50), null],
  [549, terms(500, 50), 'not-a-multiple'],
  [550, terms(500, 50), null],
  [499, terms(500, 50), 'below-minimum'],
  [130, terms(100, 30), null],
  [150, terms(100, 30), 'not-a-multiple'],
  [999_999, terms(1, 1), null],
  [1_000_000, terms(1, 1), 'too-many'],
])('%d under %j: %s', (quantity, given, fault) => {
  expect(quantityFault(quantity, given)).toBe(fault);
});

it.each([
  [1, terms(100, 30), 100],
  [100, terms(100, 30), 100],
  [101, terms(100, 30), 130],
  [200, terms(100, 30), 220],
  [7, terms(1, 1), 7],
])('%d asked under %j becomes %d', (quantity, given, lots) => {
  expect(inWholeLots(quantity, given)).toBe(lots);
  expect(quantityFault(lots, given)).toBeNull();
});
