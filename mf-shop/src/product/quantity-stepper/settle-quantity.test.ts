import { expect, it } from '@jest/globals';
import { settleQuantity } from './settle-quantity.ts';

const bounds = { min: 100, max: 1050, step: 100 };

it.each([
  ['a figure as it is', 400, 400],
  ['up to a whole lot', 420, 500],
  ['not below the least', 3, 100],
  ['not above the last whole lot', 1050, 1000],
])('settles on %s: %j', (_rule, asked, settled) => {
  expect(settleQuantity(asked, bounds)).toBe(settled);
});
