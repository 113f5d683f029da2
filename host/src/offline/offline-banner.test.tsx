import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queries, useQuery } from 'shared-kit/query';
import { api, connectionStore } from 'shared-kit/shell';
import { type FakeNetwork, problemAnswer } from 'shared-kit/testing';
import { marketNetwork, openMarket } from '../testing/open-market.tsx';

const health = '/api/health';
const looms = '/api/looms';
let network: FakeNetwork;
const unplugged = () => Promise.reject(new TypeError('Failed to fetch'));
const there = () => ({ body: { status: 'ok' } });
beforeEach(() => {
  network = marketNetwork();
  network.answer(looms, unplugged);
  network.answer(health, unplugged);
});
afterEach(() => {
  connectionStore.setState({ failures: 0, isUnplugged: false });
  queries.clear();
  jest.restoreAllMocks();
  network.restore();
});

const words = /^No connection to the market/;
const isShown = () => screen.findByText(words);
const isGone = () => waitFor(() => expect(screen.queryByText(words)).not.toBeInTheDocument());
const ask = () => act(() => api.get(looms).catch(() => null));
const say = (event: 'online' | 'offline') => act(async () => void window.dispatchEvent(new Event(event)));

it('follows what the browser says, and believes in a connection when the market answers', async () => {
  await openMarket('/shop');
  await say('offline');
  expect(await isShown()).toBeVisible();
  await say('online');
  expect(await isShown()).toBeVisible();
  network.answer(health, there);
  await say('online');
  await isGone();
});

it('is in Turkish on a Turkish page, and there from the start', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await openMarket('/tr/shop');
  expect(await screen.findByText(/^Pazara bağlantı yok/)).toBeVisible();
});

it('comes with the second failure in a row, and goes with any answer', async () => {
  await openMarket('/shop');
  await ask();
  expect(screen.queryByText(words)).not.toBeInTheDocument();
  await ask();
  expect(await isShown()).toBeVisible();
  network.answer(looms, () => problemAnswer(503, 'server.not-ready'));
  await ask();
  await isGone();
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
  const again = async () => userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await again();
  expect(await isShown()).toBeVisible();
  network.answer(health, there);
  network.answer(looms, () => ({ body: ['RL 190'] }));
  await again();
  await isGone();
  expect(await screen.findByText('RL 190')).toBeVisible();
});
