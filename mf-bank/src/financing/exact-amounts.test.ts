import { expect, it } from '@jest/globals';
import { restOf, sumOf } from './exact-amounts.ts';

it.each([
  ['1248500.00', '249700', '998800.00'],
  ['0.30', '0.1', '0.20'],
  ['99999999999999.99', '0.01', '99999999999999.98'],
  ['10.00', '10', '0.00'],
  ['10.00', '10.01', null],
  ['10.00', '', null],
  ['10.00', '1.234', null],
  ['10.00', '-1', null],
])('of %s less %s is left %s', (total, part, rest) => {
  expect(restOf(total, part)).toBe(rest);
});

it.each([
  ['249700', '12485.09', '262185.09'],
  ['0.07', '0.1', '0.17'],
  ['99999999999999.98', '0.01', '99999999999999.99'],
])('%s and %s are %s', (one, other, sum) => {
  expect(sumOf(one, other)).toBe(sum);
});
