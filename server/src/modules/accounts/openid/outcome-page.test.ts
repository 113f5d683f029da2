import { describe, expect, it } from '@jest/globals';
import { testEnv } from '../../../platform/testing/test-env.ts';
import { targetOf } from './outcome-page.ts';

const config = testEnv().public;

describe('where signing in leads', () => {
  it.each([
    ['/shop?category=yarn#top', '/shop?category=yarn#top'],
    ['/tr/cart', '/tr/cart'],
    ['/shop?back=//evil.example', '/shop?back=//evil.example'],
  ])('is %s as wished', (redirect, expected) => {
    expect(targetOf({ redirect, locale: 'tr' }, null, config)).toBe(expected);
  });

  it.each([
    undefined,
    '',
    'shop',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    'https:evil.example',
    'https://evil.example',
    'https://tezgah.invalid@evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    '/\t/evil.example',
    '/\n\\evil.example',
    ' //evil.example',
    '\t//evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/%2e/%2e%2e//evil.example',
    'http://[',
  ])('is the home page for %j', (redirect) => {
    expect(targetOf({ redirect, locale: 'tr' }, null, config)).toBe('/tr');
    expect(targetOf({ redirect, locale: 'en' }, 'refused', config)).toBe('/login?sign-in=refused');
  });

  it.each(['/%2F%2Fevil.example', '/%5Cevil.example', '/%09/evil.example'])(
    'stays in this market for %s, whatever a browser makes of it',
    (redirect) => {
      const target = targetOf({ redirect, locale: 'en' }, null, config);
      expect(new URL(target, 'https://market.example').origin).toBe('https://market.example');
    },
  );
});
