import { expect, it } from '@jest/globals';
import { settleQuantity } from './settle-quantity.ts';

const bounds = { min: 100, max: 1050, step: 100, otherwise: 300 };

it.each([
  ['a figure as it is', '400', 400],
  ['grouping of any language', '1.000', 1000],
  ['grouping of any language', '1,000', 1000],
  ['up to a whole lot', 420, 500],
  ['not below the least', 3, 100],
  ['not below the least', '-400', 100],
  ['not above the last whole lot', 5000, 1000],
  ['the old figure when nothing was typed', '', 300],
  ['the old figure when no figure was typed', 'many', 300],
  ['the old figure when a sign stands alone', '-', 300],
  ['the old figure when part of one was asked', '2.5', 300],
  ['what a space groups', '1 000', 1000],
])('settles on %s: %j', (_rule, asked, settled) => {
  expect(settleQuantity(asked, bounds)).toBe(settled);
});
