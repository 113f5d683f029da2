import { expect, it } from '@jest/globals';
import { fileSize } from './file-size.ts';

it.each([
  [1, 'en', '1 kB'],
  [339_200, 'en', '340 kB'],
  [999_999, 'en', '1,000 kB'],
  [1_240_000, 'en', '1.2 MB'],
  [1_240_000, 'tr', '1,2 MB'],
] as const)('%i bytes in %s are %s', (bytes, locale, text) => {
  expect(fileSize(bytes, locale).replace('\u00a0', ' ')).toBe(text);
});
