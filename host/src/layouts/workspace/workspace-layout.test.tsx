import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Registry } from 'shared-kit/contract/areas';
import { fillIn } from 'shared-kit/contract/languages';
import type { MenuCountsAnswer, MenuEntry } from 'shared-kit/contract/menu';
import type { Session } from 'shared-kit/contract/session';
import { queries } from 'shared-kit/query';
import { passOnLiveNews } from 'shared-kit/shell/host';
import { containing, type FakeNetwork, testSession } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import { marketNetwork, openMarket } from '../../testing/open-market.tsx';
import { wholeRegistry } from '../../testing/test-areas.tsx';

let network: FakeNetwork;
let counts: MenuCountsAnswer;
beforeEach(() => {
  counts = { requests: 3, documents: 0 };
  network = marketNetwork();
  network.answer('/api/menu/counts', () => ({ body: counts }));
  network.answer('/api/notifications/unread', () => ({ body: { unread: 0, paths: [] } }));
});
afterEach(() => {
  queries.clear();
  network.restore();
});

const menu: MenuEntry[] = [
  {
    pattern: '/manufacturer',
    label: { en: 'Requests', tr: 'Talepler' },
    icon: 'inbox',
    readers: ['manufacturer'],
    group: 'work',
    count: { of: 'requests', tone: 'waits' },
  },
  {
    pattern: '/documents',
    label: { en: 'Papers', tr: 'Evrak' },
    icon: 'an icon of a newer area',
    readers: ['manufacturer'],
    group: 'company',
    count: { of: 'documents', tone: 'waits' },
  },
];
const registry: Registry = {
  ...wholeRegistry,
  areas: wholeRegistry.areas.map((area) => (area.id === 'manufacturer' ? { ...area, menu } : area)),
};
const as = (flags: Partial<Session['user']>): Session => ({
  user: { ...testSession.user, ...flags },
  secure: {
    ...testSession.secure,
    companyId: '018f4d2e-0000-7000-8000-000000000009',
    companyName: 'Altınmekik',
  },
});
const open = (path: string, flags: Partial<Session['user']> = { isManufacturer: true }) =>
  openMarket(path, { registry, session: as(flags) });
const rail = async (name = en['workspace.menu']) => within(await screen.findByRole('navigation', { name }));

describe('a maker’s page', () => {
  it('stands beside its menu, without the shop’s header and footer', async () => {
    await open('/manufacturer');
    const links = (await rail()).getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
      ['/manufacturer', 'page'],
      ['/documents', null],
      ['/profile', null],
    ]);
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(screen.queryByRole('navigation', { name: en['nav.main'] })).toBeNull();
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
    expect(screen.getByRole('link', { name: en['workspace.to-market'] })).toHaveAttribute('href', '/');
    for (const link of screen.getAllByRole('link', { name: en['account.sign-out'] }))
      expect(link).toHaveAttribute('href', '/logout');
  });

  it('is called in the reader’s language', async () => {
    await open('/tr/manufacturer');
    expect((await rail(tr['workspace.menu'])).getByRole('link', { name: /Talepler/ })).toBeVisible();
  });

  it('counts what waits, says it in words, and shows no nought', async () => {
    await open('/manufacturer');
    const waits = fillIn(en['workspace.count.waits_other'], { count: 3 });
    const name = containing(`Requests ${waits}`);
    expect(await (await rail()).findByRole('link', { name })).toBeVisible();
    expect((await rail()).getByRole('link', { name: 'Papers' })).toBeVisible();
  });

  it('counts again on news of the market', async () => {
    await open('/manufacturer');
    const waits = (count: number) => containing(en['workspace.count.waits_other'], { count });
    await (await rail()).findByRole('link', { name: waits(3) });
    counts = { requests: 4 };
    passOnLiveNews({ topic: 'quote', id: '1' });
    expect(await (await rail()).findByRole('link', { name: waits(4) })).toBeVisible();
  });

  it('keeps its menu if counting fails', async () => {
    network.answer('/api/menu/counts', () => ({ status: 500, body: {} }));
    await open('/manufacturer');
    expect((await rail()).getByRole('link', { name: 'Requests' })).toBeVisible();
  });

  it('opens the whole menu on a phone by More, and closes it with Escape', async () => {
    await open('/manufacturer');
    await userEvent.click(await screen.findByRole('button', { name: en['workspace.more'] }));
    const drawer = await screen.findByRole('dialog', { name: 'Tezgah' });
    expect(within(drawer).getByRole('link', { name: en['workspace.profile'] })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('a page of companies', () => {
  it.each([
    ['a maker', { isManufacturer: true }, true],
    ['a bank', { isBank: true }, true],
    ['a provider', { isProvider: true }, false],
    ['a buyer', {}, false],
  ])('wears for %s the layout of their work', async (_who, flags, isWorkspace) => {
    await open('/documents', flags);
    await screen.findByRole('main');
    await waitFor(() =>
      expect(screen.queryByRole('navigation', { name: en['workspace.menu'] }) !== null).toBe(isWorkspace),
    );
    expect(screen.queryByRole('contentinfo') !== null).toBe(!isWorkspace);
  });

  it('is a page of the market for strangers', async () => {
    await openMarket('/documents', { registry });
    expect(await screen.findByRole('contentinfo')).toBeVisible();
  });
});
