import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProductListAnswer } from 'shared-kit/contract/catalogue';
import { fillIn } from 'shared-kit/contract/languages';
import { queries } from 'shared-kit/query';
import { containing, type FakeNetwork, renderInShell } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import { listAnswer } from '../../testing/catalogue.ts';
import { shopNetwork } from '../../testing/market-network.ts';
import ShopPage from './shop-page.tsx';

const question = 'used looms 190 cm under $20,000';
const reading = {
  asked: question,
  category: 'weaving',
  condition: 'used',
  'attr.reed_width_cm': '185..195',
  price_max: '20000',
};
const readAddress =
  '/shop?asked=used+looms+190+cm+under+%2420%2C000&category=weaving&condition=used&price_max=20000&attr.reed_width_cm=185..195';

let network: FakeNetwork;
beforeEach(() => {
  network = shopNetwork();
});
afterEach(() => {
  network.restore();
  queries.clear();
});

const answers = (of: (search: URLSearchParams) => Partial<ProductListAnswer>) =>
  network.answer('/api/products', ({ searchParams }) => ({ body: { ...listAnswer, ...of(searchParams) } }));
const reads = (changes: Partial<ProductListAnswer> = {}) =>
  answers((search) => (search.has('asked') ? {} : { reading, ...changes }));
const shop = (path = `/shop?q=${encodeURIComponent(question)}`) =>
  renderInShell(<ShopPage />, { path, messages: { shop: en } });
const removeOf = (filter: string) => fillIn(en['chip.remove'], { filter });
const chips = () =>
  screen
    .getAllByRole('button', { name: containing(en['chip.remove']) })
    .map((it) => it.getAttribute('aria-label')?.replace('\u00a0', ' '));
const sorted = (address: string) => [...new URLSearchParams(address.split('?')[1]).entries()].sort();

it('puts what a question means into the address, as chips, without asking twice', async () => {
  reads();
  const { address } = shop();
  await waitFor(() => expect(sorted(address())).toEqual(sorted(readAddress)));
  expect(chips()).toEqual([
    removeOf('Weaving machines'),
    removeOf(en['condition.used']),
    removeOf(fillIn(en['filter.about'], { value: '190 cm', reach: 5 })),
    removeOf(fillIn(en['filter.up-to'], { value: '$20,000' })),
  ]);
  expect(network.asked.filter((it) => it.startsWith('/api/products?'))).toHaveLength(1);
});

it('is undone with one click, and read again with the next', async () => {
  reads();
  const { address } = shop();
  await userEvent.click(await screen.findByRole('button', { name: en['shop.as-typed'] }));
  const words = new URLSearchParams({ q: question, asked: question }).toString();
  expect(sorted(address())).toEqual(sorted(`/shop?${words}`));
  await userEvent.click(await screen.findByRole('button', { name: en['shop.as-read'] }));
  await waitFor(() => expect(sorted(address())).toEqual(sorted(readAddress)));
});

it('gives up the category that a question named like any other chip', async () => {
  reads();
  const { address } = shop();
  await userEvent.click(await screen.findByRole('button', { name: removeOf('Weaving machines') }));
  expect(new URLSearchParams(address().split('?')[1]).get('category')).toBeNull();
  expect(address()).toContain('condition=used');
});

it('has a chip for each category of a family, and keeps the others', async () => {
  const family = { asked: 'knitting', category: 'weaving,yarn' };
  answers((search) => (search.has('asked') ? {} : { reading: family }));
  const { address } = shop('/shop?q=knitting');
  await userEvent.click(await screen.findByRole('button', { name: removeOf('Weaving machines') }));
  expect(address()).toBe('/shop?asked=knitting&category=yarn');
});

it('tells of the nearest spelling when that was read', async () => {
  reads({ correctedQuery: 'used looms', reading: { ...reading, asked: 'used looms' } });
  shop('/shop?q=usde+looms');
  const told = { words: 'usde looms', corrected: 'used looms' };
  expect(await screen.findByText(fillIn(en['shop.corrected'], told))).toBeVisible();
});

it.each([
  '/shop?asked=used&category=no+such&condition=worn&attr.reed_width_cm=..&price_max=lots',
  '/shop?asked=&q=&condition=,,',
])('shows a list for chips edited by hand: %s', async (path) => {
  reads();
  shop(path);
  expect(await screen.findByRole('link', { name: 'RL 190 Dobby' })).toBeVisible();
});
