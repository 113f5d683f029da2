import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn } from 'shared-kit/contract/languages';
import { type InboxEntry, notificationEvents } from 'shared-kit/contract/notifications';
import { queries } from 'shared-kit/query';
import { passOnLiveNews } from 'shared-kit/shell/host';
import { containing, type FakeNetwork, problemAnswer, testSession } from 'shared-kit/testing';
import en from '../messages/en.json' with { type: 'json' };
import tr from '../messages/tr.json' with { type: 'json' };
import { marketNetwork, openMarket } from '../testing/open-market.tsx';

const unreadUrl = '/api/notifications/unread';
const inboxUrl = '/api/notifications';
const approved: InboxEntry = {
  id: 'entry-1',
  event: 'company-approved',
  params: { company: 'Çağlayan' },
  path: '/profile?section=company',
  createdAt: '2026-11-20T12:00:00Z',
  isRead: false,
};

let network: FakeNetwork;
let unread = 0;
let paths: string[] = [];
beforeEach(() => {
  queries.clear();
  network = marketNetwork();
  unread = 0;
  paths = [];
  network.answer(unreadUrl, () => ({ body: { unread, paths } }));
  network.answer('/api/notifications/read', () => {
    unread = 0;
    paths = [];
    return { body: { unread, paths } };
  });
  answers([]);
});
afterEach(() => network.restore());

const answers = (entries: readonly InboxEntry[], next: string | null = null) => {
  unread = entries.filter(({ isRead }) => !isRead).length;
  network.answer(inboxUrl, () => ({ body: { entries, next, unread } }));
};
const signedIn = (path = '/shop') => openMarket(path, { session: testSession });
const oneUnread = fillIn(en['inbox.open_one'], { count: 1 });
const someUnread = (count: number) => fillIn(en['inbox.open_other'], { count });
const bell = (name: string) => screen.findByRole('button', { name });
/** jsdom has no popovers, so dispatch the toggle event by hand. */
async function open(name = oneUnread): Promise<HTMLElement> {
  await bell(name);
  const panel = document.getElementById('inbox') ?? document.body;
  act(() => {
    panel.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' }));
  });
  return panel;
}

describe('the bell', () => {
  it('is for those who are signed in', async () => {
    await openMarket('/shop');
    await screen.findByLabelText('note');
    for (const key of ['inbox.title', 'inbox.open-empty', 'inbox.open_one', 'inbox.open_other'] as const)
      expect(screen.queryByRole('button', { name: containing(en[key]) })).not.toBeInTheDocument();
    expect(network.asked).not.toContain(unreadUrl);
  });

  it.each([
    [0, en['inbox.open-empty']],
    [1, oneUnread],
    [100, someUnread(100)],
  ])('with %d unread is named %j', async (count, name) => {
    unread = count;
    await signedIn();
    expect(await bell(name)).toBeVisible();
  });

  it('counts by live news and announces it, but not earlier entries', async () => {
    unread = 2;
    await signedIn();
    await bell(someUnread(2));
    expect(screen.queryByText(fillIn(en['inbox.unread_other'], { count: 2 }))).not.toBeInTheDocument();
    unread = 3;
    act(() => passOnLiveNews({ topic: 'inbox' }));
    expect(await bell(someUnread(3))).toBeVisible();
    expect(screen.getByText(fillIn(en['inbox.unread_other'], { count: 3 }))).toHaveAttribute(
      'role',
      'status',
    );
  });

  it('counts by the later of two questions, though the earlier is answered last', async () => {
    unread = 1;
    await signedIn();
    await bell('Notifications, 1 unread');
    const answers: ((count: number) => void)[] = [];
    network.answer(
      unreadUrl,
      () => new Promise((give) => answers.push((count) => give({ body: { unread: count, paths } }))),
    );
    for (const _ of [1, 2]) act(() => passOnLiveNews({ topic: 'inbox' }));
    await act(async () => answers[1]?.(3));
    expect(await bell('Notifications, 3 unread')).toBeVisible();
    await act(async () => answers[0]?.(2));
    expect(await bell('Notifications, 3 unread')).toBeVisible();
  });

  it('is read by opening the page that an entry is about, and while that page is in view', async () => {
    [unread, paths] = [1, ['/quotes']];
    const { router } = await signedIn();
    await bell(oneUnread);
    await act(() => router.navigate('/tr/quotes'));
    expect(await bell(tr['inbox.open-empty'])).toBeVisible();
    [unread, paths] = [1, ['/quotes']];
    act(() => passOnLiveNews({ topic: 'inbox' }));
    await waitFor(() => expect(unread).toBe(0));
    expect(await bell(tr['inbox.open-empty'])).toBeVisible();
  });

  it('stays as it is while the page that an entry is about is in a tab behind', async () => {
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    [unread, paths] = [1, ['/quotes']];
    await signedIn('/quotes');
    await bell(oneUnread);
    expect(unread).toBe(1);
    visibility.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await bell(en['inbox.open-empty'])).toBeVisible();
    visibility.mockRestore();
  });

  it('asks nothing for news of something else', async () => {
    await signedIn();
    await bell(en['inbox.open-empty']);
    const before = network.asked.length;
    act(() => passOnLiveNews({ topic: 'quote', id: 'x' }));
    expect(network.asked).toHaveLength(before);
  });
});

describe('its panel', () => {
  it.each([
    ['/shop', en, '/profile?section=company'],
    ['/tr/shop', tr, '/tr/profile?section=company'],
  ])('at %s has the newest entries, which lead to what they are about', async (path, words, href) => {
    answers([approved]);
    await signedIn(path);
    const panel = within(await open(fillIn(words['inbox.open_one'], { count: 1 })));
    const event = fillIn(words['inbox.event.company-approved'], { company: 'Çağlayan' });
    const name = containing(`${words['inbox.unread-mark']} ${event}`);
    const link = await panel.findByRole('link', { name, hidden: true });
    expect(link).toHaveAttribute('href', href);
  });

  it('marks an entry as read that is opened', async () => {
    answers([approved]);
    const { address } = await signedIn();
    const panel = within(await open());
    await userEvent.click(
      await panel.findByRole('link', {
        name: containing(en['inbox.event.company-approved']),
        hidden: true,
      }),
    );
    await waitFor(() => expect(address()).toBe('/profile?section=company'));
    expect(await bell(en['inbox.open-empty'])).toBeVisible();
  });

  it('marks all as read, up to the newest that is shown', async () => {
    answers([approved, { ...approved, id: 'entry-0' }]);
    await signedIn();
    const panel = within(await open(someUnread(2)));
    await userEvent.click(await panel.findByRole('button', { name: en['inbox.read-all'], hidden: true }));
    expect(await bell(en['inbox.open-empty'])).toBeVisible();
  });

  it('shows an empty list, and a failure with a retry', async () => {
    network.answer(inboxUrl, () => problemAnswer(500, 'internal', 'req-7f3a'));
    await signedIn();
    const panel = within(await open(en['inbox.open-empty']));
    expect(await panel.findByText(/req-7f3a/)).toBeInTheDocument();
    answers([]);
    await userEvent.click(panel.getByRole('button', { name: en['error.retry'], hidden: true }));
    expect(await panel.findByText(en['inbox.empty.title'])).toBeInTheDocument();
  }, 15_000);

  it('shows an event that this page does not know yet', async () => {
    answers([{ ...approved, event: 'of-tomorrow', path: null }]);
    await signedIn();
    const panel = within(await open());
    expect(
      await panel.findByRole('button', { name: containing(en['inbox.unknown']), hidden: true }),
    ).toBeInTheDocument();
  });
});

describe('the sentences', () => {
  it.each(Object.entries(notificationEvents))('about %s name what the event tells', (event, { params }) => {
    for (const messages of [en, tr]) {
      const sentence = (messages as Readonly<Record<string, string>>)[`inbox.event.${event}`] ?? '';
      const places = [...sentence.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);
      expect(places.length).toBeGreaterThan(0);
      expect(params).toEqual(expect.arrayContaining(places));
    }
  });
});
