import { expect, it } from '@jest/globals';
import { formatFigure, parseFigure, rewriteFigure } from './figure.ts';

it.each([
  ['80000', '80000'],
  ['80,000', '80000'],
  ['80.000', '80000'],
  ['1.250.000', '1250000'],
  ['12.500,5', '12500.5'],
  ['1,250,000.75', '1250000.75'],
  ['1.250.000,', null],
  ['1.250,000', '1250'],
  ['80 000', '80000'],
  ["80'000", '80000'],
  [' 12 ', '12'],
  ['2,5', '2.5'],
  ['2.875', '2875'],
  ['0.25', '0.25'],
  ['0,125', '0.125'],
  ['007', '7'],
  ['', null],
  ['-5', null],
  ['12 cm', null],
  ['1e9', null],
  ['1,2,3', null],
])('reads %j as %j', (typed, figure) => {
  expect(parseFigure(typed)).toBe(figure);
});

it.each([
  ['en', '1,050.5'],
  ['tr', '1.050,5'],
] as const)('writes a figure in %s', (locale, text) => {
  expect(formatFigure(1050.5, locale)).toBe(text);
});

it.each([
  ['12500.5', 'en', true, '12,500.5'],
  ['12500,5', 'tr', true, '12.500,5'],
  ['3.8', 'tr', true, '3,8'],
  ['12.500', 'tr', false, '12500'],
  ['12.500,5', 'tr', false, '12500,5'],
  ['', 'tr', true, ''],
  ['many', 'tr', true, 'many'],
] as const)('writes %j anew in %s, grouped %s', (typed, locale, grouped, text) => {
  expect(rewriteFigure(locale)(typed, grouped)).toBe(text);
});
