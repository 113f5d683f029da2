import { expect, it } from '@jest/globals';
import { quantityOf, quantityText, unitNamed } from './quantity-words.ts';

it.each([
  [1, 'piece', 'en', '1 piece'],
  [8, 'piece', 'en', '8 pieces'],
  [8, 'piece', 'tr', '8 adet'],
  [1, 'set', 'en', '1 set'],
  [1200, 'set', 'tr', '1.200 takım'],
  [1000, 'kg', 'en', '1,000 kg'],
  [1200.5, 'm', 'tr', '1.200,5 m'],
  [3, 'm2', 'en', '3 m²'],
  [3, 'cone', 'tr', '3 cone'],
  [8, '', 'en', '8'],
] as const)('%s %s in %s is %s', (count, unit, locale, text) => {
  expect(quantityText(count, unit, locale)).toBe(text);
});

it.each([
  [3000, 'piece', 'en', '3,000 × towel'],
  [2000, 'm', 'tr', '2.000 m towel'],
  [2, 'set', 'en', '2 sets towel'],
] as const)('%s %s of something in %s is %s', (count, unit, locale, text) => {
  expect(quantityOf(count, unit, 'towel', locale)).toBe(text);
});

it.each([
  ['adet', 'piece'],
  ['Pieces', 'piece'],
  ['piece', 'piece'],
  ['takım', 'set'],
  [' m² ', 'm2'],
  ['cone', 'cone'],
  ['', ''],
])('%j names the unit %j', (words, unit) => {
  expect(unitNamed(words)).toBe(unit);
});
