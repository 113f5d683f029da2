import { expect, it } from '@jest/globals';
import { isKey } from './look-at-page.ts';

it.each([
  ['cart.total', true],
  ['cart.lines_one', true],
  ['quotes.state.sent', false],
  ['market.example', false],
  ['cart', false],
  ['The cart.total', false],
])('%s is the key of a missing message: %s', (text, expected) => {
  expect(isKey(text, ['cart', 'shop'])).toBe(expected);
});
