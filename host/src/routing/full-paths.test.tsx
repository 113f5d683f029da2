import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { localePath, locales } from 'shared-kit/contract/languages';
import { marketRoutes, type RouteEntry } from 'shared-kit/contract/routes';
import { signInRequest } from 'shared-kit/shell/host';
import { type FakeNetwork, testConfig, testSession } from 'shared-kit/testing';
import { marketNetwork, openMarket } from '../testing/open-market.tsx';
import { productId, wholeRegistry } from '../testing/test-areas.tsx';

let network: FakeNetwork;
beforeEach(() => {
  network = marketNetwork();
});
afterEach(() => network.restore());

const behind = '?state=sent&q=%C3%BC%26#part-2';
const table = marketRoutes(testConfig, wholeRegistry.areas);
const pathOf = ({ at, path }: RouteEntry) =>
  (at ?? path).replace(/\/\*$/, '').replace(':id', productId).replace(':token', 'a-token');
const addresses = (entries: readonly RouteEntry[]) =>
  locales.flatMap((locale) => entries.map((entry) => [localePath(pathOf(entry), locale) + behind] as const));

type Market = Awaited<ReturnType<typeof openMarket>>;

/** The address that signing in would lead back to; null if nobody is asked to sign in. */
function leadsBackTo({ address }: Market): string | null {
  const [path = '', query] = address().split('?');
  const ofLogin = /^(\/tr)?\/login$/.test(path) ? new URLSearchParams(query).get('redirect') : null;
  return ofLogin ?? signInRequest.getState().redirect;
}
const signInPages = ['login', 'logout', 'register', 'login-token', 'reset-password', 'forgot-password'];
const guarded = ['product', 'cart', 'quotes', 'quote', 'bank-quote', 'manufacturer', 'profile'];

describe.each(addresses(table.filter(({ name }) => !signInPages.includes(name))))(
  'a stranger at %s',
  (wanted) => {
    const isHome = (market: Market) => ['/', '/tr'].includes(market.address());
    const isKept = (market: Market) => [market.address(), leadsBackTo(market)].includes(wanted);

    it('loses nothing of the address by a direct visit', async () => {
      const market = await openMarket(wanted);
      expect([market.address(), leadsBackTo(market), isKept(market) || isHome(market)]).toContain(true);
    });

    it('loses nothing of it by going there inside the page', async () => {
      const market = await openMarket(localePath('/login', 'en'));
      await act(() => market.router.navigate(wanted));
      expect([market.address(), leadsBackTo(market), isKept(market) || isHome(market)]).toContain(true);
    });
  },
);

it.each(addresses(table.filter(({ name }) => guarded.includes(name))))(
  'a stranger at %s is led back there after signing in',
  async (wanted) => {
    expect(leadsBackTo(await openMarket(wanted))).toBe(wanted);
  },
);

describe('the message of an address that leads nowhere', () => {
  const unfit = table.flatMap((entry) => [
    ...(entry.params ? [{ ...entry, path: (entry.at ?? entry.path).replace(/:\w+/, 'Not.Fit') }] : []),
    { ...entry, path: `${pathOf(entry)}/no/where`.replace('//', '/') },
  ]);
  const isEverything = { isAdmin: true, isManufacturer: true, isBank: true, isProvider: true };
  const session = { ...testSession, user: { ...testSession.user, ...isEverything } };

  it.each(addresses(unfit.map(({ at: _, ...entry }) => entry)))('holds all of %s', async (wanted) => {
    await openMarket(wanted, { session });
    expect(await screen.findByText(`Page Not Found: ${wanted}`)).toBeVisible();
  });

  it('after going there inside the page, too', async () => {
    const { router } = await openMarket('/tr/login');
    await act(() => router.navigate('/tr/nowhere?x=1#part'));
    expect(await screen.findByText('Page Not Found: /tr/nowhere?x=1#part')).toBeVisible();
  });
});

it.each(locales)(
  'a link with an id in capitals leads to its page, with all behind it, in %s',
  async (locale) => {
    const market = await openMarket('/shop');
    const wanted = localePath('/quote/0190a0a0-0000-7000-8000-00000000abcd', locale) + behind;
    await act(() => market.router.navigate(wanted.replace('abcd', 'ABCD')));
    await waitFor(() => expect(leadsBackTo(market)).toBe(wanted));
  },
);
