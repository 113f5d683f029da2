import { expect, it } from '@jest/globals';
import type { Locale } from 'shared-kit/contract/languages';
import { formatDay, formatLastDay } from './format-day.ts';

it.each<[string, Locale, string]>([
  ['2026-11-20', 'en', '20 Nov 2026'],
  ['2026-11-20T23:59:59Z', 'tr', '20 Kas 2026'],
])('%s in %s is %s', (day, locale, expected) => {
  expect(formatDay(day, locale)).toBe(expected);
});

it.each([
  ['2026-12-01T00:00:00.000Z', '30 Nov 2026'],
  ['2026-12-01T10:30:00.000Z', '1 Dec 2026'],
])('what ends at %s lasts through %s', (end, expected) => {
  expect(formatLastDay(end, 'en')).toBe(expected);
});
