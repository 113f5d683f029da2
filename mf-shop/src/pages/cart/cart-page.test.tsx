import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CartLine } from 'shared-kit/contract/cart';
import { fillIn } from 'shared-kit/contract/languages';
import { passOnLiveNews } from 'shared-kit/shell/host';
import { type FakeNetwork, problemAnswer, renderInShell, testSession } from 'shared-kit/testing';
import { toasts } from 'shared-kit/ui';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import { cartOf, loomLine } from '../../testing/cart.ts';
import { categoriesAnswer } from '../../testing/catalogue.ts';
import { indicativeRates } from '../../testing/financing.ts';
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

const cart = (path = '/cart') =>
  renderInShell(<CartPage />, {
    path,
    session: testSession,
    messages: { shop: path.startsWith('/tr') ? tr : en },
  });
const answers = (...lines: readonly CartLine[]) =>
  network.answer('/api/cart', () => ({ body: cartOf(lines) }));
const makerSheet = () => screen.findByRole('region', { name: 'Altınmekik Makina' });

describe('the cart', () => {
  it('shows each maker’s lines with the figures that the server gave', async () => {
    cart();
    const sheet = within(await makerSheet());
    expect(sheet.getByRole('link', { name: 'RL 190 Dobby' })).toHaveAttribute(
      'href',
      `/shop/${loomLine.productId}`,
    );
    // Only the chosen combination, without the base model's width.
    expect(sheet.getByText('190 cm, RL-190')).toBeVisible();
    expect(sheet.getByText('$134,140')).toBeVisible();
    expect(sheet.getByText(fillIn(en['cart.tier'], { from: 4, percent: 5 }))).toBeVisible();
    expect(sheet.getAllByText('$536,560')).toHaveLength(2);
    const terms = { minimum: '2 sets', multiple: '2 sets' };
    expect(sheet.getByText(fillIn(en['cart.terms-multiple'], terms))).toBeVisible();
    const name = fillIn(en['cart.delivery-to'], { country: 'Türkiye' });
    const delivery = within(screen.getByRole('region', { name }));
    const freight = fillIn(en['cart.freight-unknown'], { term: 'EXW Bursa' });
    expect(delivery.getByText(`HS 8446.30 · ${freight} · ${en['cart.duty.unknown']}`)).toBeVisible();
  });

  it('speaks Turkish under its address', async () => {
    cart('/tr/cart');
    expect(await screen.findByRole('heading', { level: 1, name: tr['cart.title'] })).toBeVisible();
    const terms = { minimum: '2 takım', multiple: '2 takım' };
    expect(await screen.findByText(fillIn(tr['cart.terms-multiple'], terms))).toBeVisible();
  });

  it('says from what a month the machines, once banks have said something', async () => {
    network.answer('/api/categories', () => ({ body: categoriesAnswer }));
    network.answer('/api/indicative-rates', () => ({ body: { rates: indicativeRates } }));
    cart();
    const name = fillIn(en['financing.from-machines'], { amount: '$8,672.82' });
    const summary = within(await screen.findByRole('region', { name: en['cart.summary'] }));
    await userEvent.click(await summary.findByRole('button', { name }));
    expect(await screen.findByRole('dialog', { name: en['financing.title'] })).toBeVisible();
  });

  it('puts what binds before what is converted', async () => {
    const francs = { amount: '429248.00', currency: 'CHF' as const };
    network.answer('/api/cart', () => ({
      body: cartOf(
        [{ ...loomLine, total: { contract: { amount: '536560.00', currency: 'USD' }, display: francs } }],
        {
          summary: {
            totals: [{ amount: '536560.00', currency: 'USD' }],
            indicative: { amount: francs, approximate: true, rateDate: '2020-11-20' },
            onRequest: 0,
            unavailable: 0,
          },
        },
      ),
    }));
    cart();
    const summary = within(await screen.findByRole('region', { name: en['cart.summary'] }));
    expect(summary.getByText('$536,560')).toBeVisible();
    expect(
      summary.getByText(
        fillIn(en['cart.rate'], { date: fillIn(en['price.rate-old'], { day: '20 Nov 2020' }) }),
      ),
    ).toBeVisible();
  });

  it('says what is on request and what is gone, and leaves both out of the sum', async () => {
    const asked = {
      ...loomLine,
      id: 'asked',
      title: 'Line on request',
      unitPrice: null,
      total: null,
      tier: null,
    };
    const gone = { ...asked, id: 'gone', title: 'Old loom', available: false, image: null };
    answers(loomLine, asked, gone);
    cart();
    const summary = within(await screen.findByRole('region', { name: en['cart.summary'] }));
    expect(summary.getByText(fillIn(en['cart.on-request_one'], { count: 1 }))).toBeVisible();
    expect(summary.getByText(fillIn(en['cart.unavailable_one'], { count: 1 }))).toBeVisible();
    expect(screen.getByText(en['cart.withdrawn'])).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Old loom' })).toBeNull();
    const remove = fillIn(en['cart.remove'], { product: 'Old loom, 190 cm' });
    expect(screen.getByRole('button', { name: remove })).toBeVisible();
  });

  it('follows what another device does', async () => {
    cart();
    expect(await screen.findByDisplayValue('4')).toBeVisible();
    answers({ ...loomLine, quantity: 8 });
    act(() => passOnLiveNews({ topic: 'cart' }));
    expect(await screen.findByDisplayValue('8')).toBeVisible();
  });

  it('looks at what another device did after its own change, not while it is under way', async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    network.answer(lineAddress, async () => {
      await arrived;
      return { body: cartOf([{ ...loomLine, quantity: 6 }]) };
    });
    cart();
    await userEvent.click(await screen.findByRole('button', { name: en['product.quantity-more'] }));
    answers({ ...loomLine, quantity: 6, note: 'From the other desk' });
    act(() => passOnLiveNews({ topic: 'cart' }));
    arrive();
    expect(await screen.findByText('From the other desk')).toBeVisible();
  });

  it('is a half-woven shed while it is empty', async () => {
    answers();
    cart();
    expect(await screen.findByText(en['cart.empty'])).toBeVisible();
    expect(screen.getByRole('link', { name: en['cart.empty-action'] })).toHaveAttribute('href', '/shop');
    expect(screen.queryByRole('region', { name: en['cart.summary'] })).toBeNull();
  });

  it('names a failure and tries again', async () => {
    network.answer('/api/cart', () => problemAnswer(500, 'internal', 'req-7'));
    cart();
    expect(screen.getByText(en['cart.loading'])).toBeInTheDocument();
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('req-7')).toBeVisible();
    answers(loomLine);
    await userEvent.click(alert.getByRole('button', { name: en['error.again'] }));
    expect(await makerSheet()).toBeVisible();
  });
});
