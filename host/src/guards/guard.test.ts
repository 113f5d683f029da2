import { describe, expect, it } from '@jest/globals';
import { splitLocale } from 'shared-kit/contract/languages';
import type { PublicConfig } from 'shared-kit/contract/market';
import { marketRoutes, matchRoute } from 'shared-kit/contract/routes';
import type { Session } from 'shared-kit/contract/session';
import { setPageData } from 'shared-kit/shell/host';
import { wholeRegistry } from '../testing/test-areas.tsx';
import { guard, safeRedirect } from './guard.ts';

const config: PublicConfig = {
  homePath: '/',
  loginPath: '/login',
  registerPath: '/register',
  manufacturerLandingPath: '/manufacturer',
  rootRedirect: 'by-language',
  fullMode: true,
  posthogHost: '/ingest',
  posthogPublicKey: '',
  analyticsConsent: 'required',
  signInProviders: [],
  buildPollSeconds: 60,
  brandName: 'Tezgah',
  development: false,
  allowOverrides: false,
  demo: false,
};
const signedInAs = (flag?: 'isAdmin' | 'isManufacturer' | 'isBank' | 'isProvider'): Session => ({
  user: {
    isAdmin: false,
    isManufacturer: false,
    isBank: false,
    isProvider: false,
    name: 'Ayşe',
    companyRole: null,
    ...(flag && { [flag]: true }),
  },
  secure: { id: 'u', email: 'a@demo.example', companyId: null, companyName: null },
});
const product = '/shop/018f4d2e-0000-7000-8000-000000000001';

setPageData({ registry: wholeRegistry, config });

function outcome(address: string, session: Session | null, more: Partial<PublicConfig> = {}) {
  const url = new URL(address, 'http://market.test');
  const match = matchRoute(splitLocale(url.pathname).path, marketRoutes(config, wholeRegistry.areas));
  if (!match) throw new Error(`${address} matches nothing`);
  const result = guard(match.route, url, session, { ...config, ...more });
  return result.kind === 'redirect'
    ? result.to
    : result.kind === 'ask-to-sign-in'
      ? `ask over ${result.behind}`
      : 'enter';
}

describe('guard', () => {
  it.each([
    ['/', null, 'enter'],
    ['/shop?category=weaving', null, 'enter'],
    [product, null, 'ask over /shop'],
    [`/tr${product}`, null, 'ask over /tr/shop'],
    ['/cart', null, '/login?redirect=%2Fcart'],
    ['/tr/quotes?state=sent', null, '/tr/login?redirect=%2Ftr%2Fquotes%3Fstate%3Dsent'],
    ['/bank/quotes', null, '/login?redirect=%2Fbank%2Fquotes'],
    ['/bank/quotes', signedInAs(), '/'],
    ['/tr/bank/quotes', signedInAs('isManufacturer'), '/tr'],
    ['/bank/quotes', signedInAs('isBank'), 'enter'],
    ['/manufacturer', null, '/login?redirect=%2Fmanufacturer'],
    ['/manufacturer/products', signedInAs(), '/'],
    ['/manufacturer/products', signedInAs('isManufacturer'), 'enter'],
    ['/textile-manufacturer', null, 'enter'],
    ['/admin/verify', null, '/'],
    ['/admin/verify', signedInAs('isBank'), '/'],
    ['/admin/verify', signedInAs('isAdmin'), 'enter'],
    ['/documents', null, 'enter'],
    ['/login', signedInAs(), '/'],
    ['/login?redirect=%2Fmanufacturer', signedInAs('isManufacturer'), '/manufacturer'],
    ['/login?redirect=%2Fmanufacturer', signedInAs(), '/'],
    ['/login?redirect=%2Fcart', signedInAs('isManufacturer'), '/'],
    [product, signedInAs(), 'enter'],
  ])('%s for %j: %s', (address, session, expected) => {
    expect(outcome(address, session)).toBe(expected);
  });

  it('asks for sign-in on the shop, over home, without full mode', () => {
    expect(outcome('/tr/shop', null, { fullMode: false })).toBe('ask over /tr');
    expect(outcome(product, null, { fullMode: false })).toBe('ask over /');
  });
});

describe('safeRedirect', () => {
  it.each([
    ['/quotes?state=sent#top', '/quotes?state=sent#top'],
    ['/tr/cart', '/tr/cart'],
    [null, null],
    ['', null],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['https:evil.example', null],
    ['https://evil.example/', null],
    ['javascript:alert(1)', null],
    ['/\t/evil.example', null],
    ['\t//evil.example', null],
    ['/\n\\evil.example', null],
    [' //evil.example', null],
    ['/.//evil.example', null],
    ['/a/..//evil.example', null],
    ['/%2e%2e//evil.example', null],
    ['/\\\\evil.example', null],
    ['///evil.example', null],
    ['%2F%2Fevil.example', null],
    ['java\tscript:alert(1)', null],
    ['data:text/html,evil', null],
    ['evil.example', null],
    ['@evil.example', null],
    // Encoded twice, these are page names: nothing decodes them again.
    ['/%2Fevil.example', '/%2Fevil.example'],
    ['/%5Cevil.example', '/%5Cevil.example'],
    ['/%09/evil.example', '/%09/evil.example'],
    ['/login', null],
    ['/tr/logout', null],
    ['/register', null],
  ])('%j leads to %j', (given, expected) => {
    expect(safeRedirect(given, config)).toBe(expected);
  });
});
