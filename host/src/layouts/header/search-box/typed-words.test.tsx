import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { queries } from 'shared-kit/query';
import { setPageData } from 'shared-kit/shell/host';
import { type FakeNetwork, testConfig } from 'shared-kit/testing';
import en from '../../../messages/en.json' with { type: 'json' };
import { marketNetwork, openMarket } from '../../../testing/open-market.tsx';
import { wholeRegistry } from '../../../testing/test-areas.tsx';
import { SearchBox } from './search-box.tsx';

const name = en['search.placeholder'];
const field = () => screen.findByRole<HTMLInputElement>('combobox', { name });
const isActing = (value: boolean) => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: value });

let network: FakeNetwork;
beforeEach(() => {
  network = marketNetwork();
  network.answer('/api/suggestions', () => ({ status: 503, body: {} }));
});
afterEach(() => {
  isActing(true);
  network.restore();
  queries.clear();
  localStorage.clear();
});

it('are those of the address', async () => {
  const { router } = await openMarket('/shop?q=loom');
  expect(await field()).toHaveValue('loom');
  await act(() => router.navigate('/shop?q=rapier'));
  expect(await field()).toHaveValue('rapier');
  await act(() => router.navigate('/about-us'));
  expect(await field()).toHaveValue('');
});

it('stay when they were typed before React began', async () => {
  setPageData({ registry: wholeRegistry, config: testConfig });
  const router = createMemoryRouter([{ path: '*', element: <SearchBox /> }]);
  const page = <RouterProvider router={router} />;
  const { container, unmount } = await act(async () => render(page));
  const html = container.innerHTML;
  unmount();
  const served = document.createElement('div');
  served.innerHTML = html;
  document.body.append(served);
  (await field()).value = 'havlu';
  await act(async () => render(page, { container: served, hydrate: true }));
  await userEvent.type(await field(), '{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?q=havlu'));
});

it('stay when they are typed in the moment in which a new page shows', async () => {
  const { router } = await openMarket('/about-us');
  const input = await field();
  // As a browser runs it: what React does after showing a page waits for a later turn.
  isActing(false);
  const isShown = new Promise<void>((done) => {
    new MutationObserver((_, it) => {
      if (screen.queryByRole('heading', { level: 1, name: /shop/i }) === null) return;
      it.disconnect();
      input.value = 'rapier';
      done();
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await router.navigate('/shop?q=loom');
  await isShown;
  await new Promise((done) => setTimeout(done, 50));
  expect(input).toHaveValue('rapier');
});
