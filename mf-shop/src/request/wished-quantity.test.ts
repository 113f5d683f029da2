import { expect, it } from '@jest/globals';
import { firstQuantity } from './wished-quantity.ts';

it.each([
  ['nothing was set', null, 300],
  ['it was set in another unit', { quantity: 5000, unit: 'kg' }, 300],
  ['less was set than the smallest order', { quantity: 100, unit: 'm' }, 300],
  ['it was set in whole lots', { quantity: 500, unit: 'm' }, 500],
  ['it cuts a lot', { quantity: 501, unit: 'm' }, 550],
])('asks for the right quantity where %s', (_what, page, expected) => {
  expect(firstQuantity({ minimumOrder: 300, orderMultiple: 50, unit: 'm' }, page)).toBe(expected);
});
