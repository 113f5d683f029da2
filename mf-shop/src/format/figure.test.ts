import { expect, it } from '@jest/globals';
import { formatFigure } from './figure.ts';

it.each([
  ['en', '1,050.5'],
  ['tr', '1.050,5'],
] as const)('writes a figure in %s', (locale, text) => {
  expect(formatFigure(1050.5, locale)).toBe(text);
});
