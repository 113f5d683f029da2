import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { localePath, locales } from 'shared-kit/contract/languages';
import { type RouteEntry, routeTable } from 'shared-kit/contract/routes';
import type { FakeNetwork } from 'shared-kit/testing';
import en from '../messages/en.json' with { type: 'json' };
import tr from '../messages/tr.json' with { type: 'json' };
import { marketNetwork, openMarket } from '../testing/open-market.tsx';
import { productId, wordsIn } from '../testing/test-areas.tsx';
import { routeTitle } from './route-head.ts';

let network: FakeNetwork;
beforeEach(() => {
  network = marketNetwork();
  network.answer('/api/_auth/session', () => new Promise(() => {}));
});
afterEach(() => network.restore());

const addressOf = ({ path }: RouteEntry) =>
  path.replace(/\/\*$/, '').replace(':id', productId).replace(':token', 'a-token');

describe.each(locales)('while nobody knows who is signed in, in %s', (locale) => {
  it.each(routeTable.map((entry) => [entry.name, entry] as const))(
    '%s shows header and heading',
    async (_name, entry) => {
      await openMarket(localePath(addressOf(entry), locale), { session: 'pending' });
      expect(screen.getByRole('banner')).toBeVisible();
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/\p{L}/u);
    },
  );
});

describe('a page that waits', () => {
  it.each([
    ['/quotes', wordsIn('quotes', 'en').title],
    ['/tr/quotes', wordsIn('quotes', 'tr').title],
    ['/profile', en['head.title.profile']],
    ['/tr/login', tr['head.title.login']],
  ])('%s is called %s', async (path, title) => {
    await openMarket(path, { session: 'pending' });
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  it('has no name at an unknown address', () => {
    expect(routeTitle('/nowhere')).toBeNull();
  });
});
