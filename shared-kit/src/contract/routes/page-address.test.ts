import { describe, expect, it } from '@jest/globals';
import type { PublicConfig } from '../market/public-config.ts';
import { fillPattern, isForSearch, pageLinks } from './page-address.ts';
import { routeTable } from './routes.ts';

describe('pageLinks', () => {
  it.each([
    ['/', 'en', '/', '/', '/tr'],
    ['/', 'tr', '/tr', '/', '/tr'],
    ['/shop', 'tr', '/tr/shop', '/shop', '/tr/shop'],
  ] as const)('%s in %s', (path, locale, canonical, english, turkish) => {
    const origin = 'https://market.example';
    expect(pageLinks(origin, path, locale)).toEqual([
      { rel: 'canonical', href: origin + canonical },
      { rel: 'alternate', hreflang: 'en', href: origin + english },
      { rel: 'alternate', hreflang: 'tr', href: origin + turkish },
      { rel: 'alternate', hreflang: 'x-default', href: origin + english },
    ]);
  });
});

it.each([
  ['/shop/:id', { id: '7' }, '/shop/7'],
  ['/login/:token', { token: 'a/"b' }, '/login/a%2F%22b'],
  ['/shop', {}, '/shop'],
])('fills %s with %j', (pattern, params, path) => {
  expect(fillPattern(pattern, params)).toBe(path);
});

it('leaves to search what a stranger may read', () => {
  const found = (fullMode: boolean) =>
    routeTable
      .filter((route) => isForSearch(route, { fullMode } as PublicConfig))
      .map(({ name }) => name)
      .filter((name) => !name.startsWith('commercial-'));
  expect(found(true)).toEqual(['home', 'shop', 'login', 'register', 'forgot-password']);
  expect(found(false)).toEqual(['home', 'login', 'register', 'forgot-password']);
});
