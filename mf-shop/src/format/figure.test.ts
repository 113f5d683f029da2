import { expect, it } from '@jest/globals';
import { formatFigure, parseFigure } from './figure.ts';

it.each([
  ['80000', '80000'],
  ['80,000', '80000'],
  ['80.000', '80000'],
  ['1.250.000', '1250000'],
  ['80 000', '80000'],
  ["80'000", '80000'],
  [' 12 ', '12'],
  ['2,5', '2.5'],
  ['2.875', '2875'],
  ['0.25', '0.25'],
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
