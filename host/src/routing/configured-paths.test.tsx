import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { localePath } from 'shared-kit/contract/languages';
import type { Session } from 'shared-kit/contract/session';
import { type FakeNetwork, testSession } from 'shared-kit/testing';
import en from '../messages/en.json' with { type: 'json' };
import tr from '../messages/tr.json' with { type: 'json' };
import { marketNetwork, openMarket } from '../testing/open-market.tsx';

let network: FakeNetwork;
beforeEach(() => {
  network = marketNetwork();
});
afterEach(() => network.restore());

const config = {
  homePath: '/welcome',
  loginPath: '/sign-in',
  registerPath: '/join',
  manufacturerLandingPath: '/makers',
};
const maker: Session = { ...testSession, user: { ...testSession.user, isManufacturer: true } };
const words = {
  en: { login: en['login.title'], register: en['register.title'] },
  tr: { login: tr['login.title'], register: tr['register.title'] },
} as const;

describe.each(['en', 'tr'] as const)('with every path configured, in %s', (locale) => {
  const at = (path: string) => localePath(path, locale);
  it.each([
    ['the login page', '/sign-in', null, '/sign-in', words[locale].login],
    ['registration', '/join', null, '/join', words[locale].register],
    ['home', '/welcome', null, '/welcome', 'home'],
    ['home, where the server leaves the root alone', '/', null, '/', 'home'],
    ['the landing', '/makers', maker, '/makers', 'manufacturer'],
    ['the landing, for others', '/makers', testSession, '/welcome', 'home'],
    ['makers from the login page', '/sign-in?redirect=/manufacturer', maker, '/makers', 'manufacturer'],
    ['who may not enter', '/admin', testSession, '/welcome', 'home'],
  ])('%s: %s', async (_what, path, session, address, heading) => {
    const market = await openMarket(at(path), { session, config });
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(market.address()).toBe(at(address));
  });

  it('redirects to the configured sign-in page', async () => {
    const market = await openMarket(at('/makers'), { session: null, config });
    await screen.findByRole('heading', { level: 1, name: words[locale].login });
    expect(market.address()).toBe(`${at('/sign-in')}?redirect=${encodeURIComponent(at('/makers'))}`);
  });

  it('knows the usual paths no more', async () => {
    const notFound = (locale === 'tr' ? tr : en)['error.not-found.title'];
    await openMarket(at('/login'), { session: null, config });
    expect(await screen.findByRole('heading', { level: 1, name: notFound })).toBeVisible();
  });
});
