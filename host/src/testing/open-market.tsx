import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Registry } from 'shared-kit/contract/areas';
import { splitLocale } from 'shared-kit/contract/languages';
import type { PublicConfig } from 'shared-kit/contract/market';
import type { Session } from 'shared-kit/contract/session';
import { speak } from 'shared-kit/i18n/host';
import { sessionStore } from 'shared-kit/shell';
import { closeSignInRequest, setPageData } from 'shared-kit/shell/host';
import { type FakeNetwork, fakeNetwork, testConfig } from 'shared-kit/testing';
import { followRouter } from '../load-document.ts';
import { loadHostMessages } from '../locale/host-messages.ts';
import en from '../messages/en.json' with { type: 'json' };
import tr from '../messages/tr.json' with { type: 'json' };
import { routes } from '../routing/routes.tsx';
import { type Hindrances, testAreas, wholeRegistry } from './test-areas.tsx';

type MarketOptions = Readonly<{
  /** `pending`: nobody knows yet. */
  session?: Session | null | 'pending';
  config?: Partial<PublicConfig>;
  registry?: Registry;
  hindrances?: Hindrances;
}>;

/** A network on which everything works. */
export const marketNetwork = (): FakeNetwork =>
  fakeNetwork({
    '/_i18n/en/messages.json': () => ({ body: en }),
    '/_i18n/tr/messages.json': () => ({ body: tr }),
    '/api/_auth/session': () => ({ body: {} }),
  });

/** Starts the host at an address as in a browser, with areas that need no federation. */
export async function openMarket(path: string, options: MarketOptions = {}) {
  const { session = null, config, registry = wholeRegistry, hindrances = new Map() } = options;
  setPageData({ registry, config: { ...testConfig, ...config } });
  sessionStore.setState(
    session === 'pending' ? { status: 'pending', session: null } : { status: 'known', session },
  );
  closeSignInRequest();
  const { locale } = splitLocale(path.split('?')[0] ?? '');
  speak(locale);
  await loadHostMessages(locale);
  // jsdom has no scrolling.
  window.scrollTo = () => {};
  // As in a new document, whose address is known before there is a router.
  followRouter(null);
  window.history.replaceState(null, '', path);
  const tab = { takeOver: async () => {} };
  const router = createMemoryRouter(routes(registry, testAreas(registry, hindrances), tab), {
    initialEntries: [path],
  });
  followRouter(router);
  await act(async () => render(<RouterProvider router={router} />));
  return {
    router,
    address: () => {
      const { pathname, search, hash } = router.state.location;
      return pathname + search + hash;
    },
  };
}
