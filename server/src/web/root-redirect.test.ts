import { expect, it } from '@jest/globals';
import { rootRedirect } from './root-redirect.ts';

it.each([
  ['none', 'tr', 'tr', null],
  ['by-language', undefined, undefined, null],
  ['by-language', undefined, 'tr-TR,tr;q=0.9,en;q=0.8', '/tr'],
  ['by-language', undefined, 'en-GB,en;q=0.9,tr;q=0.8', null],
  ['by-language', undefined, 'de, tr;q=0.5, en;q=0.2', '/tr'],
  ['by-language', undefined, 'de;q=nonsense', null],
  ['by-language', 'en', 'tr', null],
  ['by-language', 'tr', 'en', '/tr'],
  ['by-language', 'xx', 'tr', '/tr'],
  ['/shop', 'tr', 'tr', '/shop'],
  ['/', undefined, 'tr', null],
] as const)('%s, cookie %s, browser %s: %s', (rule, localeCookie, acceptLanguage, expected) => {
  expect(rootRedirect(rule, { localeCookie, acceptLanguage })).toBe(expected);
});
