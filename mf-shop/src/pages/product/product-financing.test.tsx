import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProductDetail } from 'shared-kit/contract/catalogue';
import { fillIn } from 'shared-kit/contract/languages';
import { containing, type FakeNetwork, problemAnswer, renderInShell, testSession } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import { converted, loomDetail, loomId } from '../../testing/catalogue.ts';
import { productNetwork } from '../../testing/market-network.ts';
import ProductPage from './product-page.tsx';

let network: FakeNetwork;
beforeEach(() => {
  network = productNetwork();
});
afterEach(() => {
  network.restore();
  localStorage.clear();
});

const product = () =>
  renderInShell(<ProductPage />, {
    path: `/shop/${loomId}`,
    pattern: '/shop/:id',
    session: testSession,
    messages: { shop: en },
  });
const answers = (change: Partial<ProductDetail>) =>
  network.answer(`/api/products/${loomId}`, () => ({ body: { ...loomDetail, ...change } }));
const single = { options: [], variants: [] };
const monthly = (amount: string) => fillIn(en['financing.from'], { amount });
const assumed = (total: string, down: string, months: number) =>
  fillIn(en['financing.assumptions'], { total, down, months });

it('tells from what a month, by the cheapest bank, and leads to what is assumed', async () => {
  answers({ ...single, tiers: [] });
  product();
  // Two sets at $141,200, 20 % down.
  await userEvent.click(await screen.findByRole('button', { name: monthly('$4,564.64') }));
  const panel = screen.getByRole('region', { name: en['financing.title'] });
  expect(panel).toHaveFocus();
  const rows = within(panel).getAllByRole('row').slice(1);
  const stated = fillIn(en['financing.stated'], { date: '18 Nov 2026' });
  expect(rows.map((it) => it.textContent)).toEqual([
    `PBPoyraz Bankası${en['financing.product.term-loan']}, ${stated}7.85%$4,564.641.25%`,
    `TLTurna Leasing${en['financing.product.financial-lease']}, ${stated}8.4%$4,624.21${en['financing.no-fee']}`,
  ]);
  expect(panel).toHaveTextContent(assumed('$282,400', '20%', 60));
});

it('follows the quantity and the term', async () => {
  answers({ ...single, tiers: [] });
  product();
  await userEvent.click(await screen.findByRole('button', { name: en['product.quantity-more'] }));
  expect(screen.getByRole('button', { name: monthly('$9,129.28') })).toBeVisible();
  const term = fillIn(en['financing.months'], { months: 84 });
  await userEvent.click(screen.getByRole('radio', { name: term }));
  const panel = screen.getByRole('region', { name: en['financing.title'] });
  expect(within(panel).queryByText('Poyraz Bankası')).not.toBeInTheDocument();
  expect(panel).toHaveTextContent(assumed('$564,800', '10%', 84));
});

it('goes by the contract currency and says that a converted figure is about', async () => {
  answers({ ...single, price: converted, tiers: [] });
  product();
  // Two sets at €128,000, 20 % down, over 36 months, converted as the price is.
  const name = monthly('≈ $6,893');
  expect(await screen.findByRole('button', { name })).toBeVisible();
  expect(screen.getByText('6.2%')).toBeVisible();
});

it.each([
  ['no bank said anything', { body: { rates: [] } }],
  ['the rates cannot be had', problemAnswer(503, 'server.not-ready')],
])('shows no figure when %s', async (_why, answer) => {
  network.answer('/api/indicative-rates', () => answer);
  product();
  expect(await screen.findByText('$282,400')).toBeVisible();
  for (const figure of ['from', 'per-month'] as const)
    expect(screen.queryByText(containing(en[`financing.${figure}`]))).not.toBeInTheDocument();
});
