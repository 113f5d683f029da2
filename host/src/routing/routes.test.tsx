import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { shippedAreas } from 'shared-kit/contract/areas';
import { fillIn, localePath, locales } from 'shared-kit/contract/languages';
import { type RouteEntry, routeTable } from 'shared-kit/contract/routes';
import type { Session } from 'shared-kit/contract/session';
import { type FakeNetwork, testSession } from 'shared-kit/testing';
import en from '../messages/en.json' with { type: 'json' };
import tr from '../messages/tr.json' with { type: 'json' };
import { marketNetwork, openMarket } from '../testing/open-market.tsx';
import { productId, wholeRegistry } from '../testing/test-areas.tsx';
import { hostPages } from './host-pages.ts';

let network: FakeNetwork;
beforeEach(() => {
  network = marketNetwork();
});
afterEach(() => network.restore());

const everything: Session = {
  ...testSession,
  user: { ...testSession.user, isAdmin: true, isManufacturer: true, isBank: true, isProvider: true },
};
const addressOf = ({ path }: RouteEntry) =>
  path.replace(/\/\*$/, '').replace(':id', productId).replace(':token', 'a-token');
const ofAreas = routeTable.filter(({ owner }) => owner !== 'host');
const hostTitles = {
  'forgot-password': [en['forgot-password.title'], tr['forgot-password.title']],
  'login/a-token': [en, tr].map((it) => fillIn(it['login-token.title'], { brand: 'Tezgah' })),
  'reset-password/a-token': [en['reset-password.title'], tr['reset-password.title']],
  login: [en['login.title'], tr['login.title']],
  register: [en['register.title'], tr['register.title']],
};
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

it('has a page for every address of the host', () => {
  const named = routeTable.filter(({ owner }) => owner === 'host').map(({ name }) => name);
  expect(Object.keys(hostPages).sort()).toEqual(named.sort());
});

describe.each(locales)('in %s', (locale) => {
  it.each(ofAreas.map((entry) => [entry.name, entry] as const))('%s is found', async (name, entry) => {
    const { address } = await openMarket(localePath(addressOf(entry), locale), { session: everything });
    expect(await title(name)).toBeVisible();
    expect(address()).toBe(localePath(addressOf(entry), locale));
    expect(document.documentElement.lang).toBe(locale);
  });

  it.each(Object.entries(hostTitles))('%s is found', async (name, [english = '', turkish = '']) => {
    await openMarket(localePath(`/${name}`, locale));
    expect(await title(locale === 'en' ? english : turkish)).toBeVisible();
  });
});

it.each([
  ['/quotes?state=sent', '/login?redirect=%2Fquotes%3Fstate%3Dsent', en['login.title']],
  ['/tr/cart', '/tr/login?redirect=%2Ftr%2Fcart', tr['login.title']],
  ['/bank/quotes', '/login?redirect=%2Fbank%2Fquotes', en['login.title']],
])('a stranger at %s is asked to sign in', async (path, expected, heading) => {
  const { address } = await openMarket(path);
  expect(await title(heading)).toBeVisible();
  expect(address()).toBe(expected);
});

describe('an address that leads nowhere', () => {
  it.each([
    ['/nowhere?x=1', 'Page Not Found'],
    ['/tr/nowhere?x=1', tr['error.not-found.title']],
    ['/shop/not-an-id?from=mail', 'Page Not Found'],
    ['/tr/quote/18F4D2E', tr['error.not-found.title']],
    ['/manufacturer/nothing/here', 'Page Not Found'],
  ])('%s', async (path, heading) => {
    await openMarket(path, { session: everything });
    expect(await title(heading)).toBeVisible();
    expect(screen.getByText(`Page Not Found: ${path}`)).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
  });

  it('is also one that the live area does not have', async () => {
    const areas = wholeRegistry.areas.map((area) =>
      area.id === 'shop' ? { ...area, pages: area.pages.filter(({ route }) => route !== 'cart') } : area,
    );
    await openMarket('/cart?from=shop', { session: everything, registry: { ...wholeRegistry, areas } });
    expect(await title('Page Not Found')).toBeVisible();
    expect(screen.getByText('Page Not Found: /cart?from=shop')).toBeVisible();
  });

  it('is a page that an area claims but the table gives to another', async () => {
    const areas = wholeRegistry.areas.map((area) =>
      area.id === 'bank' ? { ...area, pages: [{ route: 'admin-verify', pattern: '/bank/extra' }] } : area,
    );
    await openMarket('/bank/extra', { session: everything, registry: { ...wholeRegistry, areas } });
    expect(await title('Page Not Found')).toBeVisible();
  });
});

it.each(['/quotes', '/manufacturer', '/admin/verify'])(
  '%s is no wrong address when the registry tells of no area, but one that is missing',
  async (path) => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
    await openMarket(path, { session: everything, registry: { buildId: '', host: '', areas: [] } });
    expect(await screen.findByText(/^area\.unknown/)).toBeVisible();
    warned.mockRestore();
  },
);

it('knows the areas of the specification', () => {
  const owners = new Set<string>(ofAreas.map(({ owner }) => owner));
  expect([...owners].sort()).toEqual([...shippedAreas].sort());
});
