import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn } from 'shared-kit/contract/languages';
import { queries, useQuery } from 'shared-kit/query';
import { api } from 'shared-kit/shell';
import { noteAway, noteReachable } from 'shared-kit/shell/host';
import { containing, type FakeNetwork, problemAnswer, testSession } from 'shared-kit/testing';
import en from '../messages/en.json' with { type: 'json' };
import tr from '../messages/tr.json' with { type: 'json' };
import { marketNetwork, openMarket } from '../testing/open-market.tsx';
import type { Hindrances } from '../testing/test-areas.tsx';

const ready = '/api/ready';
const looms = '/api/looms';
let network: FakeNetwork;
const unplugged = () => Promise.reject(new TypeError('Failed to fetch'));
const there = () => ({ body: { status: 'ok' } });
beforeEach(() => {
  network = marketNetwork();
  network.answer(looms, unplugged);
  network.answer(ready, unplugged);
});
afterEach(() => {
  noteReachable();
  queries.clear();
  jest.restoreAllMocks();
  network.restore();
});

const missingChunk = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });

const words = containing(en['offline.text']);
const isShown = () => screen.findByText(words);
/** All its words: each sentence has an element of its own. */
const wordsOf = async (of = words) => (await screen.findByText(of)).parentElement;
const isGone = () => waitFor(() => expect(screen.queryByText(words)).not.toBeInTheDocument());
const ask = () => act(() => api.get(looms).catch(() => null));
const say = (event: 'online' | 'offline') => act(async () => void window.dispatchEvent(new Event(event)));

it('follows the browser, but goes online only when the market answers', async () => {
  await openMarket('/shop');
  await say('offline');
  expect(await isShown()).toBeVisible();
  await say('online');
  expect(await isShown()).toBeVisible();
  network.answer(ready, there);
  await say('online');
  await isGone();
});

it('is in Turkish on a Turkish page, and there from the start', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await openMarket('/tr/shop');
  expect(await screen.findByText(containing(tr['offline.text']))).toBeVisible();
});

it('appears at the second failure in a row, and disappears with any answer', async () => {
  await openMarket('/shop');
  await ask();
  expect(screen.queryByText(words)).not.toBeInTheDocument();
  await ask();
  expect(await isShown()).toBeVisible();
  network.answer(looms, () => problemAnswer(503, 'server.not-ready'));
  await ask();
  await isGone();
});

it('says that the database is away, and how old the data on show are', async () => {
  await openMarket('/tr/shop');
  network.answer(looms, () => problemAnswer(503, 'database.away'));
  network.answer(ready, () => problemAnswer(503, 'database.away'));
  await ask();
  const banner = await wordsOf(containing(tr['offline.away']));
  const moment = new Date();
  moment.setHours(0, 0);
  act(() => noteAway(moment.toISOString()));
  act(() => noteAway(new Date().toISOString()));
  expect(banner).toHaveTextContent(fillIn(tr['offline.data-of'], { time: '00:00' }));
  network.answer(ready, there);
  await userEvent.click(screen.getByRole('button', { name: tr['offline.again'] }));
  await waitFor(() => expect(banner).not.toBeInTheDocument());
});

it('announces that a requested page will follow, and shows it later', async () => {
  const hindrances: Hindrances = new Map([['quotes', () => Promise.reject(missingChunk)]]);
  const { router } = await openMarket('/shop', { hindrances, session: testSession });
  act(() => void router.navigate('/quotes'));
  expect(await wordsOf()).toHaveTextContent(en['offline.next']);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('shop');
  hindrances.clear();
  network.answer(ready, there);
  await userEvent.click(screen.getByRole('button', { name: en['offline.again'] }));
  expect(await screen.findByRole('heading', { level: 1, name: 'quotes' })).toBeVisible();
});

function Looms() {
  const { data, error } = useQuery({
    queryKey: ['looms'],
    queryFn: () => api.get<readonly string[]>(looms),
    retry: false,
  });
  return <output>{data ? data.join() : String(error)}</output>;
}

it('tries again when asked to, and has the failed questions answered', async () => {
  await openMarket('/shop');
  render(<Looms />);
  await ask();
  const again = async () => userEvent.click(await screen.findByRole('button', { name: en['offline.again'] }));
  await again();
  expect(await isShown()).toBeVisible();
  network.answer(ready, there);
  network.answer(looms, () => ({ body: ['RL 190'] }));
  await again();
  await isGone();
  expect(await screen.findByText('RL 190')).toBeVisible();
});
