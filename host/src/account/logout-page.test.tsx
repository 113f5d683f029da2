import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionStore } from 'shared-kit/shell';
import { type FakeNetwork, problemAnswer, testSession } from 'shared-kit/testing';
import tr from '../messages/tr.json' with { type: 'json' };
import { marketNetwork, openMarket } from '../testing/open-market.tsx';

let network: FakeNetwork;
beforeEach(() => {
  network = marketNetwork();
});
afterEach(() => network.restore());

const session = '/api/_auth/session';

it.each([
  ['the server agrees', () => ({ body: {} })],
  ['the server refuses', () => problemAnswer(500, 'internal')],
  ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('ends the session and goes home when %s', async (_what, answer) => {
  network.answer(session, answer);
  const { address } = await openMarket('/tr/quotes', { session: testSession });
  await userEvent.click(await screen.findByRole('link', { name: tr['account.sign-out'], hidden: true }));
  expect(await screen.findByRole('heading', { level: 1, name: 'home' })).toBeVisible();
  expect(address()).toBe('/tr');
  expect(sessionStore.getState()).toMatchObject({ status: 'known', session: null, isExpired: false });
  expect(network.asked).toContain(session);
  expect(screen.getByRole('link', { name: tr['account.sign-in'] })).toBeVisible();
});

it('leaves a stranger where signing in is', async () => {
  const { router, address } = await openMarket('/shop');
  await act(() => router.navigate('/logout'));
  expect(address()).toBe('/login?redirect=%2Flogout');
});
