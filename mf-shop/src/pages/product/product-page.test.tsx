import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProductDetail } from 'shared-kit/contract/catalogue';
import { fillIn } from 'shared-kit/contract/languages';
import { formatDay, sessionStore } from 'shared-kit/shell';
import { containing, type FakeNetwork, problemAnswer, renderInShell, testSession } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import { converted, loomDetail, loomId, makerId } from '../../testing/catalogue.ts';
import { indicativeRates } from '../../testing/financing.ts';
import { productNetwork } from '../../testing/market-network.ts';
import { viewedStore } from './neighbours/viewed.ts';
import ProductPage from './product-page.tsx';

let network: FakeNetwork;
const endpoint = `/api/products/${loomId}`;

beforeEach(() => {
  network = productNetwork();
});
afterEach(() => {
  network.restore();
  viewedStore.change(() => []);
  localStorage.clear();
});

const product = (path = `/shop/${loomId}`) =>
  renderInShell(<ProductPage />, {
    path,
    pattern: '/shop/:id',
    session: testSession,
    messages: { shop: path.startsWith('/tr') ? tr : en },
  });
const answers = (change: Partial<ProductDetail>) =>
  network.answer(endpoint, () => ({ body: { ...loomDetail, ...change } }));
const single = { options: [], variants: [] };
const detailOf = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling;

const today = new Date().toISOString().slice(0, 10);

describe('the product', () => {
  it('shows drawing, figures, terms and maker', async () => {
    product();
    expect(await screen.findByRole('heading', { level: 1, name: 'RL 190 Dobby' })).toBeVisible();
    expect(await screen.findByRole('img', { name: 'RL 190 Dobby' })).toBeVisible();
    expect(detailOf('CE mark')).toHaveTextContent(en['attribute.yes']);
    expect(detailOf('Delivery term')).toHaveTextContent('EXW Bursa');
    expect(detailOf('Minimum order')).toHaveTextContent('2 sets');
    expect(detailOf('Warranty')).toHaveTextContent('12 months');
    expect(screen.getByRole('link', { name: en['product.maker-products'] })).toHaveAttribute(
      'href',
      `/shop?maker=${makerId}`,
    );
    expect(screen.getByRole('link', { name: 'Weaving machines' })).toHaveAttribute(
      'href',
      '/shop?category=weaving',
    );
  });

  it('appears whole: not before what a machine costs a month is known', async () => {
    const rates = Promise.withResolvers<{ body: unknown }>();
    network.answer('/api/indicative-rates', () => rates.promise);
    product();
    await waitFor(() => expect(network.last(endpoint)).toBeDefined());
    // Give the product time to render, to prove that it waits for the rates.
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.queryByRole('heading', { level: 1, name: 'RL 190 Dobby' })).toBeNull();
    rates.resolve({ body: { rates: indicativeRates } });
    expect(await screen.findByRole('heading', { level: 1, name: 'RL 190 Dobby' })).toBeVisible();
  });

  it('speaks the language of its address', async () => {
    product(`/tr/shop/${loomId}`);
    expect(await screen.findByText('En az sipariş')).toBeVisible();
    expect(detailOf('En az sipariş')).toHaveTextContent('2 takım');
    expect(Object.fromEntries(network.last(`${endpoint}?`).searchParams)).toEqual({
      locale: 'tr',
      currency: 'USD',
    });
  });

  it('shows markup in its text as text', async () => {
    answers({ description: '<b>Fast</b> & <script>alert(1)</script>' });
    product();
    expect(await screen.findByText('<b>Fast</b> & <script>alert(1)</script>')).toBeVisible();
  });

  it('names its colours, with a swatch of each beside the words', async () => {
    const colours = ['#1f2a4d', '#e4dccb'];
    const row = { key: 'warp_hex', label: 'Warp colours', value: 'Navy, ecru', unit: '', colours };
    answers({ specification: [{ group: 'material', rows: [row] }] });
    product();
    expect(await screen.findByText('Navy, ecru')).toBeVisible();
    const marks = [...(detailOf('Warp colours')?.querySelectorAll('i') ?? [])];
    expect(marks.map((it) => it.style.backgroundColor)).toEqual(['rgb(31, 42, 77)', 'rgb(228, 220, 203)']);
  });

  it('enlarges its drawing', async () => {
    product();
    await userEvent.click(await screen.findByRole('button', { name: en['product.enlarge'] }));
    const dialog = within(await screen.findByRole('dialog', { name: 'RL 190 Dobby' }));
    expect(await dialog.findByRole('img', { name: 'RL 190 Dobby' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows the photographs of the seller beside the drawing', async () => {
    answers({ images: [{ url: '/images/1.jpg', alt: 'The loom in the mill' }] });
    product();
    const name = fillIn(en['product.picture'], { number: 1 });
    await userEvent.click(await screen.findByRole('button', { name }));
    expect(screen.getByRole('img', { name: 'The loom in the mill' })).toBeVisible();
  });
});

describe('the price', () => {
  it('follows the variant, and the address keeps the choice', async () => {
    const { address } = product();
    const wider = await screen.findByRole('radio', { name: '220 cm +$12,400' });
    await userEvent.click(wider);
    expect(await screen.findByText('$307,200')).toBeVisible();
    expect(wider).toBeChecked();
    expect(detailOf(en['product.sku'])).toHaveTextContent('RL-220');
    expect(address()).toBe(`/shop/${loomId}?variant=w220`);
    expect(screen.getByRole('radio', { name: '190 cm −$12,400' })).not.toBeChecked();
    expect(screen.getByText(en['product.specification-base'])).toBeVisible();
  });

  it('is that of the variant in the address', async () => {
    product(`/shop/${loomId}?variant=w220`);
    expect(
      await screen.findByRole('radio', { name: `220 cm ${en['product.option-included']}` }),
    ).toBeChecked();
  });

  it('falls with the quantity, in whole lots', async () => {
    answers(single);
    product();
    const tiers = within(await screen.findByRole('table', { name: en['product.tiers'] }));
    expect(tiers.getAllByRole('columnheader').map((it) => it.textContent)).toEqual([
      fillIn(en['product.tier-span'], { from: 2, to: 3 }),
      fillIn(en['product.tier-last'], { from: 4 }),
    ]);
    expect(screen.getByText('$282,400')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: en['product.quantity-more'] }));
    expect(screen.getByRole('textbox', { name: en['product.quantity'] })).toHaveValue('4');
    expect(tiers.getByText('$134,140')).toHaveAttribute('data-current', 'true');
    expect(screen.getByText('$536,560')).toBeVisible();
  });

  it.each([
    ['an old day', '2020-11-20', fillIn(en['price.rate-old'], { day: '20 Nov 2020' })],
    ['today', today, formatDay(today, 'en')],
  ])('tells where it comes from, and the day of its rate: %s', async (_what, rateDate, date) => {
    answers({ ...single, price: { ...converted, rateDate }, tiers: [] });
    product();
    const place = en['region.europe'];
    const short = [fillIn(en['price.place-short'], { place }), fillIn(en['price.rate-short'], { date })];
    expect(await screen.findByText(short.join(' · '))).toBeVisible();
    expect(screen.getByText(fillIn(en['price.contract'], { amount: '€128,000' }))).toBeVisible();
    const source = await screen.findByRole('button', { name: en['price.source'] });
    const region = fillIn(en['price.region'], { place });
    const rate = { amount: '€128,000', date, rate: '1 EUR = 1.1031 USD' };
    expect(source).toHaveAccessibleDescription(`${region}. ${fillIn(en['price.converted'], rate)}.`);
  });

  it('tells of the price that the quantity gets', async () => {
    answers({ ...single, price: converted });
    product();
    await userEvent.click(await screen.findByRole('button', { name: en['product.quantity-more'] }));
    expect(screen.getByText(fillIn(en['price.contract'], { amount: '€121,600' }))).toBeVisible();
    const source = screen.getByRole('button', { name: en['price.source'] });
    expect(source).toHaveAccessibleDescription(containing(en['price.converted'], { amount: '€121,600' }));
  });

  it('may be on request', async () => {
    answers({ ...single, price: null });
    product();
    expect(await screen.findByText(en['price.on-request'])).toBeVisible();
    expect(screen.queryByRole('textbox', { name: en['product.quantity'] })).not.toBeInTheDocument();
  });
});

describe('no product', () => {
  it.each(['not-found', 'unavailable'] as const)('that is %s says so', async (code) => {
    network.answer(endpoint, () => problemAnswer(404, `product.${code}`));
    product();
    const name = en[`product.${code}`];
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  });

  it('asks to sign in when the session has ended, and leads back', async () => {
    network.answer(endpoint, () => problemAnswer(401, 'auth.signed-out'));
    product(`/tr/shop/${loomId}?variant=w220#papers`);
    const back = encodeURIComponent(`/tr/shop/${loomId}?variant=w220#papers`);
    expect(await screen.findByRole('link', { name: tr['product.sign-in'] })).toHaveAttribute(
      'href',
      `/tr/login?redirect=${back}`,
    );
    // The shell asks to sign in, over the page.
    expect(sessionStore.getState().isExpired).toBe(true);
  });

  it('tells a failure with its reference and tries again', async () => {
    network.answer(endpoint, () => problemAnswer(503, 'server.not-ready', 'req-7'));
    product();
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('req-7')).toBeVisible();
    answers({});
    await userEvent.click(alert.getByRole('button', { name: en['error.again'] }));
    expect(await screen.findByRole('heading', { level: 1, name: 'RL 190 Dobby' })).toBeVisible();
  });
});
