import { expect, it } from '@jest/globals';
import { recentlyUsed } from './recently-used.ts';

it('lets go of what was asked for least recently', () => {
  const kept = recentlyUsed<number>(2);
  expect(kept.keep('a', 1)).toBe(1);
  kept.keep('b', 2);
  expect(kept.find('a')).toBe(1);
  kept.keep('c', 3);
  expect([kept.find('a'), kept.find('b'), kept.find('c')]).toEqual([1, null, 3]);
  kept.keep('c', 4);
  expect([kept.find('a'), kept.find('c')]).toEqual([1, 4]);
});
