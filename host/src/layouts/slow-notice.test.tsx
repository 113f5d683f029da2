import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { testSession } from 'shared-kit/testing';
import en from '../messages/en.json' with { type: 'json' };
import { marketNetwork, openMarket } from '../testing/open-market.tsx';
import type { Hindrances } from '../testing/test-areas.tsx';
import { slowMs } from './slow-notice.tsx';

let network: ReturnType<typeof marketNetwork>;
beforeEach(() => {
  jest.useFakeTimers();
  network = marketNetwork();
});
afterEach(() => {
  network.restore();
  jest.useRealTimers();
  document.head.replaceChildren();
});

const never = () => new Promise<void>(() => {});
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const notice = () => screen.queryByText(en['page.slow.message']);

it('a late first page is reported in the shell', async () => {
  await openMarket('/quotes', { session: testSession, hindrances: new Map([['quotes', never]]) });
  await pass(slowMs - 1);
  expect(notice()).toBeNull();
  await pass(1);
  expect(notice()).toBeVisible();
  expect(screen.getByText('page.slow')).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
});

it('so is a page that is navigated to, over the one that is left', async () => {
  const hindrances: Hindrances = new Map([['quotes', never]]);
  const { router } = await openMarket('/shop', { session: testSession, hindrances });
  await pass(0);
  act(() => void router.navigate('/quotes'));
  await pass(slowMs);
  expect(notice()).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'shop' })).toBeVisible();
  await act(() => router.navigate('/shop?q=loom'));
  await pass(0);
  expect(notice()).toBeNull();
});

it('asking anew ends the waiting for the file that is late, and waits anew', async () => {
  await openMarket('/quotes', { session: testSession, hindrances: new Map([['quotes', never]]) });
  await pass(slowMs);
  const script = document.createElement('script');
  script.setAttribute('src', '/r/quotes/1/page.js');
  document.head.append(script);
  fireEvent.click(screen.getByRole('button', { name: en['error.retry'] }));
  expect(script).not.toBeInTheDocument();
  expect(notice()).toBeNull();
  await pass(slowMs);
  expect(notice()).toBeVisible();
});
