import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn } from 'shared-kit/contract/languages';
import { sessionStore } from 'shared-kit/shell';
import { signInRequest } from 'shared-kit/shell/host';
import { type FakeNetwork, fakeNetwork, problemAnswer, renderInShell, testSession } from 'shared-kit/testing';
import { toasts } from 'shared-kit/ui';
import en from '../messages/en.json' with { type: 'json' };
import { loom } from '../testing/catalogue.ts';
import { AddToCartButton, AddToCartIcon } from './add-to-cart-button.tsx';
import { useWaitingWishes } from './use-waiting-wishes.ts';
import { keepWish, takeWishes } from './waiting-wishes.ts';

let network: FakeNetwork;
const lines = '/api/cart/lines';
beforeEach(() => {
  network = fakeNetwork({ [lines]: () => ({ body: { lineId: 'l', quantity: 4, count: 1 } }) });
});
afterEach(() => {
  localStorage.clear();
  network.restore();
  signInRequest.setState({ redirect: null, openedAt: null });
  for (const { id } of toasts.toasts()) toasts.dismiss(id);
});

const render = (session: typeof testSession | null = testSession) =>
  renderInShell(<AddToCartButton product={loom} variantId="w190" quantity={4} />, {
    path: '/shop',
    session,
    messages: { shop: en },
  });
const press = () => userEvent.click(screen.getByRole('button', { name: en['cart.add'] }));
const added = fillIn(en['cart.added'], { product: 'RL 190 Dobby' });
const toastTexts = () => toasts.toasts().map(({ text }) => text);

it('adds, says so and leads to the cart', async () => {
  const { address } = render();
  await press();
  await waitFor(() => expect(toastTexts()).toEqual([added]));
  act(() => toasts.toasts()[0]?.action?.onSelect());
  await waitFor(() => expect(address()).toBe('/cart'));
});

it('asks strangers to sign in, with the product as where to go then', async () => {
  render(null);
  await press();
  expect(signInRequest.getState().redirect).toBe(`/shop/${loom.id}`);
  expect(network.asked).toEqual([]);
});

it('first finds out who is signed in', async () => {
  const { user, secure } = testSession;
  network.answer('/api/_auth/session', () => ({ body: { user, secure } }));
  render();
  act(() => sessionStore.setState({ status: 'pending', session: null }));
  await press();
  await waitFor(() => expect(toastTexts()).toEqual([added]));
  expect(signInRequest.getState().redirect).toBeNull();
});

it('is done after signing in, once, with the quantity and combination that were wanted', async () => {
  const sent: unknown[] = [];
  network.answer(lines, (_url, body) => {
    sent.push(body);
    return { body: { lineId: 'l', quantity: 4, count: 1 } };
  });
  render(null);
  await press();
  const Waiting = () => {
    useWaitingWishes();
    return null;
  };
  const afterwards = async () => {
    cleanup();
    await act(async () => {
      renderInShell(<Waiting />, { path: '/shop', session: testSession, messages: { shop: en } });
    });
  };
  await afterwards();
  await waitFor(() => expect(toastTexts()).toEqual([added]));
  const expected = [{ productId: loom.id, variantId: 'w190', quantity: 4 }];
  expect(sent).toEqual(expected);
  for (const { id } of toasts.toasts()) toasts.dismiss(id);
  await afterwards();
  expect(localStorage.getItem('tezgah-cart-waiting')).toBeNull();
  expect(sent).toEqual(expected);
});

it('forgets what a stranger wanted more than an hour ago', () => {
  const now = Date.now();
  keepWish({ product: loom });
  const later = jest.spyOn(Date, 'now').mockReturnValue(now + 3_700_000);
  expect(takeWishes()).toEqual([]);
  later.mockRestore();
});

describe('refused', () => {
  it.each([
    ['product.not-found', 404, en['cart.error.withdrawn']],
    ['cart.full', 409, en['cart.error.full']],
    ['cart.own-product', 409, en['cart.error.own']],
    ['internal', 500, en['cart.error.other']],
  ])('with %s', async (code, status, text) => {
    network.answer(lines, () => problemAnswer(status, code));
    render();
    await press();
    await waitFor(() => expect(toastTexts()).toEqual([text]));
  });

  it('for want of a choice, leads to where it is made', async () => {
    network.answer(lines, () => ({
      status: 400,
      body: {
        code: 'request.body-invalid',
        status: 400,
        errors: [{ name: 'variantId', reason: 'required' }],
      },
    }));
    const { address } = renderInShell(<AddToCartIcon product={loom} />, {
      path: '/shop',
      session: testSession,
      messages: { shop: en },
    });
    const name = fillIn(en['cart.add-named'], { product: 'RL 190 Dobby' });
    await userEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(address()).toBe(`/shop/${loom.id}`));
    expect(toastTexts()).toEqual([en['cart.choose-first']]);
  });
});
