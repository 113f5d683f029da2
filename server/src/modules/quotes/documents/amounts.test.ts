import { expect, it } from '@jest/globals';
import { addUp, figureText, instalments, percentText, sumText, unitPriceText } from './amounts.ts';

it.each([
  ['4127', '$4,127.00', '$4,127.00'],
  ['80160.5000', '$80,160.50', '$80,160.50'],
  ['2.8750', '$2.88', '$2.875'],
  ['999999999999999.99', '$999,999,999,999,999.99', '$999,999,999,999,999.99'],
])('%s is %s as a sum and %s as a unit price', (amount, sum, unitPrice) => {
  expect([sumText(amount, 'USD'), unitPriceText(amount, 'USD')]).toEqual([sum, unitPrice]);
});

it('figures follow the language, money does not', () => {
  expect([figureText('1234.5', 'en'), figureText('1234.5', 'tr')]).toEqual(['1,234.5', '1.234,5']);
  expect([percentText('12.5', 'en'), percentText('12.5', 'tr')]).toEqual(['12.5%', '%12,5']);
});

it.each([
  [['1.5', '2.25'], '3.75'],
  [['0.1', '0.2'], '0.3'],
  [['1.5', null], null],
  [[], null],
] as const)('%j add up to %s', (values, sum) => {
  expect(addUp(values)).toBe(sum);
});

it.each([
  ['100.00', ['30', '70'], ['30.00', '70.00']],
  ['100.01', ['33.33', '33.33', '33.34'], ['33.33', '33.33', '33.35']],
  ['0.01', ['50', '50'], ['0.01', '0.00']],
  ['5.00', [], []],
])('%s in parts of %j is %j', (total, percents, parts) => {
  expect(
    instalments(
      total,
      percents.map((percent) => ({ percent })),
    ),
  ).toEqual(parts);
});
