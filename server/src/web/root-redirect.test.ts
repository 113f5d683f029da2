import { expect, it } from '@jest/globals';
import { rootRedirect } from './root-redirect.ts';

it.each([
  ['none', '/', 'en', 'tr', 'tr', null],
  ['none', '/welcome', 'en', 'tr', 'tr', null],
  ['none', '/welcome', 'tr', undefined, undefined, null],
  ['by-language', '/', 'en', undefined, undefined, null],
  ['by-language', '/', 'en', undefined, 'tr-TR,tr;q=0.9,en;q=0.8', '/tr'],
  ['by-language', '/', 'en', undefined, 'en-GB,en;q=0.9,tr;q=0.8', null],
  ['by-language', '/', 'en', undefined, 'de, tr;q=0.5, en;q=0.2', '/tr'],
  ['by-language', '/', 'en', undefined, 'de;q=nonsense', null],
  ['by-language', '/', 'en', 'en', 'tr', null],
  ['by-language', '/', 'en', 'tr', 'en', '/tr'],
  ['by-language', '/', 'en', 'xx', 'tr', '/tr'],
  ['by-language', '/', 'tr', 'en', 'en', null],
  ['by-language', '/welcome', 'en', undefined, 'tr', '/tr/welcome'],
  ['by-language', '/welcome', 'en', 'en', 'tr', '/welcome'],
  ['by-language', '/welcome', 'tr', 'en', 'en', '/tr/welcome'],
  ['/shop', '/', 'en', 'tr', 'tr', '/shop'],
  ['/shop', '/', 'tr', 'en', 'en', '/tr/shop'],
  ['/shop', '/welcome', 'tr', 'en', 'en', '/tr/shop'],
  ['/shop?category=yarn', '/', 'tr', undefined, undefined, '/tr/shop?category=yarn'],
  ['/tr/shop', '/', 'en', undefined, undefined, '/tr/shop'],
  ['/tr/shop', '/', 'tr', undefined, undefined, '/tr/shop'],
  ['/tr', '/', 'en', undefined, undefined, '/tr'],
  ['/tr', '/', 'tr', undefined, undefined, null],
  ['/tr?from=root', '/', 'tr', undefined, undefined, null],
  ['/', '/', 'en', undefined, 'tr', null],
  ['/', '/', 'tr', undefined, 'tr', null],
  ['/', '/welcome', 'tr', undefined, 'tr', null],
] as const)(
  '%s with home at %s, asked in %s, cookie %s, browser %s: %s',
  (rule, home, locale, localeCookie, acceptLanguage, expected) => {
    const visit = { home, locale, search: '', localeCookie, acceptLanguage };
    expect(rootRedirect({ rootRedirect: rule }, visit)).toBe(expected);
  },
);

it.each([
  ['by-language', '/tr?utm_source=fair&q=1'],
  ['/shop', '/shop?utm_source=fair&q=1'],
  ['/shop?category=yarn', '/shop?category=yarn'],
  ['/about-us#team', '/about-us#team'],
  ['none', null],
])('%s leads on with the query of the address: %s', (rule, expected) => {
  const search = '?utm_source=fair&q=1';
  const visit = { home: '/', locale: 'en', search, localeCookie: 'tr', acceptLanguage: undefined } as const;
  expect(rootRedirect({ rootRedirect: rule }, visit)).toBe(expected);
});
