import { expect, it } from '@jest/globals';
import type { useText } from '../text.ts';
import { quantityText } from './quantity-text.ts';

const t = ((key: string, { number }: { number: string }) => `${number} by ${key}`) as ReturnType<
  typeof useText
>;

it.each([
  [8, 'piece', 'en', '8'],
  [8, '', 'en', '8'],
  [8, 'set', 'en', '8 by quantity.set'],
  [1200.5, 'kg', 'tr', '1.200,5 by quantity.kg'],
  [3, 'cone', 'en', '3 cone'],
] as const)('%s %s in %s is %s', (count, unit, locale, text) => {
  expect(quantityText(count, unit, t, locale)).toBe(text);
});
