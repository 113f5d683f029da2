import { expect, it } from '@jest/globals';
import { maskAll, maskTokens } from './mask-tokens.ts';

it.each([
  ['/login/eyJhbGciOi.x_y-z', '/login/{token}'],
  ['/tr/login/abc', '/tr/login/{token}'],
  ['/shared/abc', '/shared/{token}'],
  ['/tr/reset-password/abc?redirect=%2Fshop#top', '/tr/reset-password/{token}?redirect=%2Fshop#top'],
  ['https://market.example/login/a%3Db%2Bc/', 'https://market.example/login/{token}/'],
  [
    '/login?redirect=%2Ftr%2Freset-password%2Fabc%3Fa%3D1',
    '/login?redirect=%2Ftr%2Freset-password%2F{token}%3Fa%3D1',
  ],
  ['/login?redirect=%252Flogin%252Fabc', '/login?redirect=%252Flogin%252F{token}'],
  ['/verify?token=abc&x=1', '/verify?token={token}&x=1'],
  ['/login?redirect=%2Fverify%3Ftoken%3Dabc%26x', '/login?redirect=%2Fverify%3Ftoken%3D{token}%26x'],
  ['a[href="/reset-password/abc"]', 'a[href="/reset-password/{token}"]'],
  ['/LOGIN/abc', '/LOGIN/{token}'],
  ['/login/{token}', '/login/{token}'],
  ['/login', '/login'],
  ['/login?redirect=/quotes', '/login?redirect=/quotes'],
  ['/tr/shop?q=login&category=weaving', '/tr/shop?q=login&category=weaving'],
  ['/shop/loginmachines/abc', '/shop/loginmachines/abc'],
  ['/shop?tokens=1', '/shop?tokens=1'],
])('%s is told as %s', (path, told) => {
  expect(maskTokens(path)).toBe(told);
});

it('reaches every text of an event', () => {
  const date = new Date(0);
  const event = {
    $current_url: 'http://m.example/login/abc',
    $set_once: { $initial_current_url: 'http://m.example/login/abc' },
    $elements: [{ attr__href: '/reset-password/abc' }],
    count: 3,
    date,
    none: null,
  };
  expect(maskAll(event)).toEqual({
    $current_url: 'http://m.example/login/{token}',
    $set_once: { $initial_current_url: 'http://m.example/login/{token}' },
    $elements: [{ attr__href: '/reset-password/{token}' }],
    count: 3,
    date,
    none: null,
  });
});
