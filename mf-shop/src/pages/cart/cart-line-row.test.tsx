import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CartLine } from 'shared-kit/contract/cart';
import { fillIn } from 'shared-kit/contract/languages';
import { type FakeNetwork, problemAnswer, renderInShell, testSession } from 'shared-kit/testing';
import { toasts } from 'shared-kit/ui';
import en from '../../messages/en.json' with { type: 'json' };
import { cartOf, loomLine } from '../../testing/cart.ts';
import { cartNetwork } from '../../testing/market-network.ts';
import CartPage from './cart-page.tsx';

let network: FakeNetwork;
const lineAddress = `/api/cart/lines/${loomLine.id}`;
beforeEach(() => {
  network = cartNetwork();
});
afterEach(() => {
  network.restore();
  for (const { id } of toasts.toasts()) toasts.dismiss(id);
});

const cart = () =>
  renderInShell(<CartPage />, { path: '/cart', session: testSession, messages: { shop: en } });
const answers = (...lines: readonly CartLine[]) =>
  network.answer('/api/cart', () => ({ body: cartOf(lines) }));
const toastTexts = () => toasts.toasts().map(({ text }) => text);
const makerSheet = () => screen.findByRole('region', { name: 'Altınmekik Makina' });

const ofLoom = (key: keyof typeof en) => fillIn(en[key], { product: 'RL 190 Dobby, 190 cm' });

describe('a line', () => {
  it('names the private list that its price comes from', async () => {
    const yourPrice = fillIn(en['price.list-short'], { list: 'Uşak framework' });
    answers({ ...loomLine, priceList: 'Uşak framework' });
    cart();
    expect(within(await makerSheet()).getByText(yourPrice)).toBeVisible();
  });

  it('moves its figure at once and its money only with the server', async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const more = {
      ...loomLine,
      quantity: 6,
      total: { ...loomLine.total, contract: { amount: '804840.00', currency: 'USD' } },
    };
    network.answer(lineAddress, async () => {
      await arrived;
      return { body: cartOf([more as CartLine]) };
    });
    cart();
    const sheet = within(await makerSheet());
    await userEvent.click(sheet.getByRole('button', { name: en['product.quantity-more'] }));
    expect(sheet.getByRole('textbox')).toHaveValue('6');
    expect(sheet.queryByText('$804,840')).toBeNull();
    arrive();
    expect(await sheet.findByText('$804,840')).toBeVisible();
  });

  it('goes back to what the server has when a change is refused', async () => {
    network.answer(lineAddress, () => problemAnswer(404, 'cart.line-not-found'));
    cart();
    const sheet = within(await makerSheet());
    await userEvent.click(sheet.getByRole('button', { name: en['product.quantity-more'] }));
    await screen.findByDisplayValue('4');
    expect(toastTexts()).toEqual([en['cart.error.line-gone']]);
  });

  it('keeps a note', async () => {
    network.answer(lineAddress, () => ({ body: cartOf([{ ...loomLine, note: 'For the second hall' }]) }));
    cart();
    await userEvent.click(await screen.findByRole('button', { name: ofLoom('cart.note-add-of') }));
    const note = screen.getByRole('textbox', { name: ofLoom('cart.note-of') });
    await userEvent.type(note, 'For the second hall');
    await userEvent.click(screen.getByRole('button', { name: en['cart.note-save'] }));
    expect(await screen.findByText('For the second hall')).toBeVisible();
    expect(screen.getByRole('button', { name: ofLoom('cart.note-change-of') })).toHaveFocus();
  });

  it('is removed, and comes back with undo', async () => {
    network.answer(lineAddress, () => ({ body: cartOf([]) }));
    network.answer(`${lineAddress}/restore`, () => ({ body: cartOf([loomLine]) }));
    cart();
    await userEvent.click(await screen.findByRole('button', { name: ofLoom('cart.remove') }));
    expect(await screen.findByText(en['cart.empty'])).toBeVisible();
    expect(toastTexts()).toEqual([ofLoom('cart.removed')]);
    await userEvent.click(screen.getByRole('button', { name: en['cart.undo'] }));
    expect(await makerSheet()).toBeVisible();
    expect(screen.queryByText(ofLoom('cart.removed'))).toBeNull();
    expect(screen.getByRole('link', { name: 'RL 190 Dobby' })).toHaveFocus();
  });

  it('leaves the keyboard at the line in its place, and in the end at the undoing', async () => {
    const other = { ...loomLine, id: '0197a7a0-0000-7000-8000-0000000000c2', title: 'RL 220 Jacquard' };
    const jacquard = { product: 'RL 220 Jacquard, 190 cm' };
    answers(loomLine, other);
    network.answer(lineAddress, () => ({ body: cartOf([other]) }));
    network.answer(`/api/cart/lines/${other.id}`, () => ({ body: cartOf([]) }));
    cart();
    await userEvent.click(await screen.findByRole('button', { name: ofLoom('cart.remove') }));
    expect(await screen.findByText(ofLoom('cart.removed'))).toBeVisible();
    expect(screen.getByRole('link', { name: 'RL 220 Jacquard' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: fillIn(en['cart.remove'], jacquard) }));
    expect(await screen.findByText(fillIn(en['cart.removed'], jacquard))).toBeVisible();
    expect(screen.getByRole('button', { name: en['cart.undo'] })).toHaveFocus();
  });

  it.each([
    ['maker', 'cart.was'],
    ['country', 'cart.was-elsewhere'],
  ] as const)('tells a price that changed because of the %s, until it is accepted', async (because, key) => {
    const words = fillIn(en[key], { old: '$130,000', date: '14 Nov 2026' });
    const was = { amount: '130000', currency: 'USD' as const };
    answers({ ...loomLine, priceChange: { was, seenAt: '2026-11-14T10:00:00.000Z', because } });
    network.answer(lineAddress, () => ({ body: cartOf([loomLine]) }));
    cart();
    expect(await screen.findByText(en['cart.price-changed'])).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    const accept = fillIn(en['cart.accept'], { price: '$134,140' });
    await userEvent.click(screen.getByRole('button', { name: accept }));
    expect(await screen.findByText(en['maker.verified'])).toBeVisible();
    expect(screen.queryByText(words)).toBeNull();
  });

  it('offers the nearest quantity when the maker’s terms have changed', async () => {
    const setToFour = fillIn(en['cart.quantity-set'], { number: 4 });
    answers({ ...loomLine, quantity: 3, quantityFault: 'not-a-multiple' });
    network.answer(lineAddress, () => ({ body: cartOf([loomLine]) }));
    cart();
    await userEvent.click(await screen.findByRole('button', { name: setToFour }));
    expect(await screen.findByDisplayValue('4')).toBeVisible();
    expect(screen.queryByRole('button', { name: setToFour })).toBeNull();
  });
});
