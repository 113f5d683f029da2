import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProductDetail } from 'shared-kit/contract';
import { sessionStore } from 'shared-kit/shell';
import { type FakeNetwork, fakeNetwork, problemAnswer, renderInShell, testSession } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import { converted, loomDetail, loomId, makerId } from '../../testing/catalogue.ts';
import { indicativeRates } from '../../testing/financing.ts';
import { viewedStore } from './neighbours/viewed.ts';
import ProductPage from './product-page.tsx';

let network: FakeNetwork;
const endpoint = `/api/products/${loomId}`;

beforeEach(() => {
  network = fakeNetwork({
    [endpoint]: () => ({ body: loomDetail }),
    [`${endpoint}/related`]: () => ({ body: { items: [] } }),
    [`${endpoint}/view`]: () => ({ body: { counted: true } }),
    '/api/indicative-rates': () => ({ body: { rates: indicativeRates } }),
  });
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

describe('the product', () => {
  it('shows drawing, figures, terms and maker', async () => {
    product();
    expect(await screen.findByRole('heading', { level: 1, name: 'RL 190 Dobby' })).toBeVisible();
    expect(await screen.findByRole('img', { name: 'RL 190 Dobby' })).toBeVisible();
    expect(detailOf('CE mark')).toHaveTextContent('Yes');
    expect(detailOf('Delivery term')).toHaveTextContent('EXW Bursa');
    expect(detailOf('Minimum order')).toHaveTextContent('2 sets');
    expect(detailOf('Warranty')).toHaveTextContent('12 months');
    expect(screen.getByRole('link', { name: 'All products of this maker' })).toHaveAttribute(
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
    await userEvent.click(await screen.findByRole('button', { name: 'Enlarge' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'RL 190 Dobby' }));
    expect(await dialog.findByRole('img', { name: 'RL 190 Dobby' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows the photographs of the seller beside the drawing', async () => {
    answers({ images: [{ url: '/images/1.jpg', alt: 'The loom in the mill' }] });
    product();
    await userEvent.click(await screen.findByRole('button', { name: 'Picture 1' }));
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
    expect(detailOf('Article number')).toHaveTextContent('RL-220');
    expect(address()).toBe(`/shop/${loomId}?variant=w220`);
    expect(screen.getByRole('radio', { name: '190 cm −$12,400' })).not.toBeChecked();
    expect(screen.getByText(/figures are those of the base model/)).toBeVisible();
  });

  it('is that of the variant in the address', async () => {
    product(`/shop/${loomId}?variant=w220`);
    expect(await screen.findByRole('radio', { name: '220 cm included' })).toBeChecked();
  });

  it('falls with the quantity, in whole lots', async () => {
    answers(single);
    product();
    const tiers = within(await screen.findByRole('table', { name: 'Prices by quantity' }));
    expect(tiers.getAllByRole('columnheader').map((it) => it.textContent)).toEqual(['2 to 3', '4 +']);
    expect(screen.getByText('$282,400')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveValue('4');
    expect(tiers.getByText('$134,140')).toHaveAttribute('data-current', 'true');
    expect(screen.getByText('$536,560')).toBeVisible();
  });

  it('tells where it comes from, and the day of its rate', async () => {
    answers({ ...single, price: converted, tiers: [] });
    product();
    expect(await screen.findByText('Price for Europe · Rate of 20 Nov 2026')).toBeVisible();
    expect(screen.getByText('Contract price €128,000')).toBeVisible();
    const source = await screen.findByRole('button', { name: 'Where this price comes from' });
    expect(source).toHaveAccessibleDescription(
      'The maker’s price for the region Europe. Converted from €128,000 at the reference rate of 20 Nov 2026, 1 EUR = 1.1031 USD, so it is approximate.',
    );
  });

  it('tells of the price that the quantity gets', async () => {
    answers({ ...single, price: converted });
    product();
    await userEvent.click(await screen.findByRole('button', { name: 'More' }));
    expect(screen.getByText('Contract price €121,600')).toBeVisible();
    const source = screen.getByRole('button', { name: 'Where this price comes from' });
    expect(source).toHaveAccessibleDescription(expect.stringContaining('Converted from €121,600 at'));
  });

  it('may be on request', async () => {
    answers({ ...single, price: null });
    product();
    expect(await screen.findByText('Price on request')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Quantity' })).not.toBeInTheDocument();
  });
});

describe('financing', () => {
  it('tells from what a month, by the cheapest bank, and leads to what is assumed', async () => {
    answers({ ...single, tiers: [] });
    product();
    // Two sets at $141,200, 20 % down.
    await userEvent.click(await screen.findByRole('button', { name: 'from $4,564.64 per month' }));
    const panel = screen.getByRole('region', { name: 'Financing, indicative' });
    expect(panel).toHaveFocus();
    const rows = within(panel).getAllByRole('row').slice(1);
    expect(rows.map((it) => it.textContent)).toEqual([
      'PBPoyraz BankasıTerm loan, as of 18 Nov 20267.85%$4,564.641.25%',
      'TLTurna LeasingFinancial lease, as of 18 Nov 20268.4%$4,624.21none',
    ]);
    expect(panel).toHaveTextContent('$282,400, 20% down, 60 equal monthly instalments');
  });

  it('follows the quantity and the term', async () => {
    answers({ ...single, tiers: [] });
    product();
    await userEvent.click(await screen.findByRole('button', { name: 'More' }));
    expect(screen.getByRole('button', { name: 'from $9,129.28 per month' })).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: '84 mo' }));
    const panel = screen.getByRole('region', { name: 'Financing, indicative' });
    expect(within(panel).queryByText('Poyraz Bankası')).not.toBeInTheDocument();
    expect(panel).toHaveTextContent('$564,800, 10% down, 84 equal monthly instalments');
  });

  it('goes by the contract currency and says that a converted figure is about', async () => {
    answers({ ...single, price: converted, tiers: [] });
    product();
    expect(await screen.findByRole('button', { name: /^from ≈ \$[\d,.]+ per month$/ })).toBeVisible();
    expect(screen.getByText('6.2%')).toBeVisible();
  });

  it.each([
    ['no bank said anything', { body: { rates: [] } }],
    ['the rates cannot be had', problemAnswer(503, 'server.not-ready')],
  ])('shows no figure when %s', async (_why, answer) => {
    network.answer('/api/indicative-rates', () => answer);
    product();
    expect(await screen.findByText('$282,400')).toBeVisible();
    expect(screen.queryByText(/per month/i)).not.toBeInTheDocument();
  });
});

describe('no product', () => {
  const missing = { 'not-found': 'Product not found', unavailable: 'Not available at present' };
  it.each(Object.entries(missing))('that is %s says “%s”', async (code, name) => {
    network.answer(endpoint, () => problemAnswer(404, `product.${code}`));
    product();
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  });

  it('asks to sign in when the session has ended, and leads back', async () => {
    network.answer(endpoint, () => problemAnswer(401, 'auth.signed-out'));
    product(`/tr/shop/${loomId}?variant=w220`);
    const back = encodeURIComponent(`/tr/shop/${loomId}?variant=w220`);
    expect(await screen.findByRole('link', { name: 'Giriş yap' })).toHaveAttribute(
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
    await userEvent.click(alert.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'RL 190 Dobby' })).toBeVisible();
  });
});
