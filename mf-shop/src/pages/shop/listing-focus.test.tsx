import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn } from 'shared-kit/contract/languages';
import { type FakeNetwork, problemAnswer, renderInShell } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import { listAnswer } from '../../testing/catalogue.ts';
import { shopNetwork } from '../../testing/market-network.ts';
import ShopPage from './shop-page.tsx';

let network: FakeNetwork;
const products = '/api/products';
beforeEach(() => {
  network = shopNetwork();
});
afterEach(() => network.restore());

const shop = (path: string) => renderInShell(<ShopPage />, { path, messages: { shop: en } });
const three = fillIn(en['shop.count_other'], { number: 3 });
const chip = (filter: string) => screen.findByRole('button', { name: fillIn(en['chip.remove'], { filter }) });
const results = () => screen.getByRole('region', { name: en['shop.results'] });

it('a ticked box keeps the focus, and the new count is said', async () => {
  shop('/shop');
  const box = await screen.findByRole('checkbox', { name: /^Used/ });
  const said = screen.getByRole('status');
  network.answer(products, () => ({ body: { ...listAnswer, total: { count: 3, exact: true } } }));
  box.focus();
  await userEvent.keyboard(' ');
  await waitFor(() => expect(said).toHaveTextContent(three));
  expect(screen.getByRole('status')).toBe(said);
  expect(screen.getByRole('checkbox', { name: /^Used/ })).toHaveFocus();
});

it('a chip that goes hands the focus to its neighbour, the last one to the products', async () => {
  shop('/shop?condition=new,used&price_max=900');
  (await chip(en['condition.new'])).focus();
  await userEvent.keyboard('{Enter}');
  expect(await chip(en['condition.used'])).toHaveFocus();
  (await chip(fillIn(en['filter.up-to'], { value: '$900' }))).focus();
  await userEvent.keyboard('{Enter}');
  expect(await chip(en['condition.used'])).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(results()).toHaveFocus();
});

it.each([
  ['clearing all filters', '/shop?condition=new,used', en['shop.clear'], {}],
  [
    'the way out of an empty list',
    '/shop?condition=new&price_max=9',
    fillIn(en['shop.relief-remove'], { filter: en['condition.new'], number: 1 }),
    { items: [] },
  ],
])('%s leads to the products', async (_what, path, name, change) => {
  network.answer(products, (url) => ({
    body: { ...listAnswer, ...(url.searchParams.size > 3 && !url.searchParams.has('limit') && change) },
  }));
  shop(path);
  await userEvent.click(await screen.findByRole('button', { name }));
  expect(results()).toHaveFocus();
});

it('another category is read from its top', async () => {
  const { address } = shop('/shop?category=machinery');
  await userEvent.click(await screen.findByRole('link', { name: /^Weaving machines/ }));
  expect(address()).toBe('/shop?category=weaving');
  await waitFor(() => expect(results()).toHaveFocus());
});

it('what was chosen last can be taken back where its answer did not come', async () => {
  const { address } = shop('/shop');
  const box = await screen.findByRole('checkbox', { name: /^Used/ });
  network.answer(products, () => problemAnswer(500, 'internal', 'req-42'));
  await userEvent.click(box);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(box).toBeChecked();
  expect(box).toHaveFocus();
  await userEvent.click(box);
  expect(address()).toBe('/shop');
  expect(await screen.findByRole('article')).toBeVisible();
});

it('what comes late is not shown for what was asked since', async () => {
  let answerLate = () => {};
  const late = new Promise<void>((resolve) => {
    answerLate = resolve;
  });
  network.answer(products, async (url) => {
    const isFirst = url.searchParams.get('condition') === 'used';
    if (isFirst) await late;
    return { body: { ...listAnswer, total: { count: isFirst ? 7 : 3, exact: true } } };
  });
  shop('/shop?condition=new');
  await screen.findByRole('article');
  const said = screen.getByRole('status');
  expect(said).toHaveTextContent(three);
  await userEvent.click(screen.getByRole('checkbox', { name: /^New/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /^Used/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /^New/ }));
  await waitFor(() => expect(results()).not.toHaveAttribute('aria-busy'));
  await act(async () => answerLate());
  expect(said).toHaveTextContent(three);
});

it('a try that succeeds leads to the products', async () => {
  network.answer(products, () => problemAnswer(500, 'internal', 'req-42'));
  shop('/shop');
  const again = await screen.findByRole('button', { name: en['error.again'] });
  network.answer(products, () => ({ body: listAnswer }));
  await userEvent.click(again);
  expect(await screen.findByRole('article')).toBeVisible();
  await waitFor(() => expect(results()).toHaveFocus());
});
