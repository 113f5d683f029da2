import { expect, it } from '@jest/globals';
import { fileSize } from './file-size.ts';

it.each([
  [1, '1 KB'],
  [340_400, '340 KB'],
  [1_800_000, '1.8 MB'],
  [20_000_000, '20 MB'],
])('%i bytes are %s', (bytes, expected) => {
  expect(fileSize(bytes)).toBe(expected);
});
