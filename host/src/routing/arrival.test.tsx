import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { type FakeNetwork, testSession } from 'shared-kit/testing';
import en from '../messages/en.json' with { type: 'json' };
import { marketNetwork, openMarket } from '../testing/open-market.tsx';
import { wordsIn } from '../testing/test-areas.tsx';
import { Arrival } from './arrival.tsx';

let network: FakeNetwork;
beforeEach(() => {
  network = marketNetwork();
});
afterEach(() => network.restore());

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const announced = () => document.querySelector('[aria-live=polite]')?.textContent;
const open = async (path: string) => {
  const market = await openMarket(path, { session: testSession });
  await heading('shop');
  return market;
};

it('ignores the first page and leaves the focus to the browser', async () => {
  await open('/shop');
  expect(document.body).toHaveFocus();
  expect(announced()).toBe('');
});

it('starts another page at its heading and announces its title', async () => {
  const { router } = await open('/shop');
  await act(() => router.navigate('/quotes'));
  await waitFor(async () => expect(await heading('quotes')).toHaveFocus());
  expect(announced()).toBe(`${wordsIn('quotes', 'en').title} · Tezgah`);
  await act(() => router.navigate(-1));
  await waitFor(async () => expect(await heading('shop')).toHaveFocus());
  expect(announced()).toBe(`${wordsIn('shop', 'en').title} · Tezgah`);
});

describe('is no arrival:', () => {
  it.each([
    ['another search', '/shop?q=loom'],
    ['another language', '/tr/shop'],
    ['a place on the page', '/shop#prices'],
  ])('%s', async (_what, to) => {
    const { router } = await open('/shop');
    await userEvent.type(screen.getByLabelText('note'), 'shirting');
    await act(() => router.navigate(to));
    await heading('shop');
    expect(screen.getByLabelText('note')).toHaveFocus();
    expect(announced()).toBe('');
  });
});

it('waits for a heading that comes with the data of its page', async () => {
  const data = Promise.withResolvers<string>();
  function Late() {
    const [title, setTitle] = useState<string>();
    useEffect(() => void data.promise.then(setTitle), []);
    return title && <h1>{title}</h1>;
  }
  const Frame = () => (
    <>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Arrival />
    </>
  );
  const children = [
    { path: '/', element: <p>first</p> },
    { path: '/late', element: <Late /> },
  ];
  const router = createMemoryRouter([{ element: <Frame />, children }]);
  await act(async () => render(<RouterProvider router={router} />));
  await act(() => router.navigate('/late'));
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  await act(async () => data.resolve('Bale opener'));
  await waitFor(async () => expect(await heading('Bale opener')).toHaveFocus());
});

it('leaves the focus where the page put it', async () => {
  const { router } = await openMarket('/shop');
  await heading('shop');
  await act(() => router.navigate('/login'));
  await heading(en['login.title']);
  await waitFor(() => expect(screen.getByLabelText(en['login.email'])).toHaveFocus());
  expect(announced()).toBe(`${en['login.title']} · Tezgah`);
});
