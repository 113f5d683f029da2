import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionStore } from 'shared-kit/shell';
import { type FakeNetwork, testSession } from 'shared-kit/testing';
import en from '../messages/en.json' with { type: 'json' };
import tr from '../messages/tr.json' with { type: 'json' };
import { marketNetwork, openMarket } from '../testing/open-market.tsx';
import { productId } from '../testing/test-areas.tsx';

let network: FakeNetwork;
beforeEach(() => {
  network = marketNetwork();
});
afterEach(() => network.restore());

const product = `/shop/${productId}`;
const asks = () => screen.findByRole('dialog', { name: en['request-login-modal.title'] });
const asksNothing = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Addresses of the modal's two links. */
const waysOut = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('a stranger who clicks a product', () => {
  it('stays on the page, is asked to sign in, and both ways lead back to the product', async () => {
    const { address } = await openMarket('/shop?category=weaving');
    await userEvent.type(await screen.findByLabelText('note'), 'shirting');
    await userEvent.click(await screen.findByRole('link', { name: 'to the product' }));
    const dialog = await asks();
    expect(address()).toBe('/shop?category=weaving');
    expect(screen.getByLabelText('note')).toHaveValue('shirting');
    const back = `redirect=${encodeURIComponent(product)}`;
    expect(waysOut(dialog)).toEqual([`/register?${back}`, `/login?${back}`]);
    await waitFor(() =>
      expect(within(dialog).getByRole('link', { name: en['request-login-modal.login'] })).toHaveFocus(),
    );
  });

  it('is asked in Turkish on a Turkish page', async () => {
    await openMarket('/tr/shop');
    await userEvent.click(await screen.findByRole('link', { name: 'to the product' }));
    const dialog = await screen.findByRole('dialog', { name: tr['request-login-modal.title'] });
    const back = `redirect=${encodeURIComponent(`/tr${product}`)}`;
    expect(waysOut(dialog)).toEqual([`/tr/register?${back}`, `/tr/login?${back}`]);
  });

  it('may decline, and be asked again', async () => {
    await openMarket('/shop');
    for (const _again of [1, 2]) {
      await userEvent.click(await screen.findByRole('link', { name: 'to the product' }));
      await asks();
      await userEvent.keyboard('{Escape}');
      await asksNothing();
    }
  });

  it('is no longer asked after the next navigation', async () => {
    const { router, address } = await openMarket('/shop');
    await userEvent.click(await screen.findByRole('link', { name: 'to the product' }));
    await asks();
    await act(() => router.navigate('/shop?sort=price'));
    await asksNothing();
    expect(address()).toBe('/shop?sort=price');
  });

  it('is still asked after the page replaced its own address', async () => {
    const { router, address } = await openMarket('/shop?q=loom');
    await userEvent.click(await screen.findByRole('link', { name: 'to the product' }));
    await asks();
    await act(() => router.navigate('/shop?asked=loom', { replace: true }));
    expect(address()).toBe('/shop?asked=loom');
    expect(await asks()).toBeVisible();
    await act(() => router.navigate('/about-us', { replace: true }));
    await asksNothing();
  });

  it('is no longer asked once signed in, as in another tab', async () => {
    await openMarket('/shop');
    await userEvent.click(await screen.findByRole('link', { name: 'to the product' }));
    await asks();
    act(() => sessionStore.setState({ session: testSession }));
    await asksNothing();
  });

  it('is led to signing in by the modal', async () => {
    const { address } = await openMarket('/shop');
    await userEvent.click(await screen.findByRole('link', { name: 'to the product' }));
    await userEvent.click(within(await asks()).getByRole('link', { name: en['request-login-modal.login'] }));
    expect(await screen.findByRole('heading', { level: 1, name: en['login.title'] })).toBeVisible();
    expect(address()).toBe(`/login?redirect=${encodeURIComponent(product)}`);
    await asksNothing();
  });
});

describe('a stranger who comes straight to', () => {
  it.each([
    ['a product', product, '/shop', {}],
    ['a product with a fragment', `${product}?v=2#prices`, '/shop', {}],
    ['a product where the shop is closed', product, '/', { fullMode: false }],
    ['the shop where it is closed', '/shop?q=loom', '/', { fullMode: false }],
  ])('%s', async (_what, path, behind, config) => {
    const { address } = await openMarket(path, { config });
    const dialog = await asks();
    expect(address()).toBe(behind);
    expect(waysOut(dialog)).toContain(`/login?redirect=${encodeURIComponent(path)}`);
  });

  it('a product in Turkish stands before the Turkish shop', async () => {
    const { address } = await openMarket(`/tr${product}`);
    await screen.findByRole('dialog', { name: tr['request-login-modal.title'] });
    expect(address()).toBe('/tr/shop');
  });
});

it('asks a signed-out visitor who clicks before the session is known', async () => {
  const shop = Promise.withResolvers<void>();
  const { address } = await openMarket('/about-us', { hindrances: new Map([['shop', () => shop.promise]]) });
  act(() => sessionStore.setState({ status: 'pending', session: null }));
  await userEvent.click(await screen.findByRole('link', { name: 'to the product' }));
  await waitFor(() => expect(sessionStore.getState().status).toBe('known'));
  await act(async () => shop.resolve());
  await asks();
  expect(address()).toBe('/shop');
});

it('shows the product to a signed-in visitor', async () => {
  const { address } = await openMarket(product, { session: testSession });
  expect(await screen.findByRole('heading', { level: 1, name: 'product' })).toBeVisible();
  expect(address()).toBe(product);
  await asksNothing();
});
