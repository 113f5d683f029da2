import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn } from 'shared-kit/contract/languages';
import { type FakeNetwork, problemAnswer, renderInShell } from 'shared-kit/testing';
import en from '../../../messages/en.json' with { type: 'json' };
import tr from '../../../messages/tr.json' with { type: 'json' };
import { listAnswer } from '../../../testing/catalogue.ts';
import { shopNetwork } from '../../../testing/market-network.ts';
import ShopPage from '../shop-page.tsx';

let network: FakeNetwork;
const products = '/api/products';

beforeEach(() => {
  network = shopNetwork();
});
afterEach(() => network.restore());

const shop = (path = '/shop') => renderInShell(<ShopPage />, { path, messages: { shop: en } });

describe('nothing to show', () => {
  const empty = { ...listAnswer, items: [], facets: [], total: { count: 0, exact: true } };

  it('names the filter to remove and what comes back', async () => {
    network.answer(products, (url) => ({
      body: {
        ...empty,
        total: { count: url.searchParams.has('condition') ? 0 : 6, exact: true },
      },
    }));
    const { address } = shop('/shop?category=weaving&condition=used&price_max=900');
    expect(await screen.findByText(fillIn(en['shop.empty-filters_other'], { count: 2 }))).toBeVisible();
    const name = fillIn(en['shop.relief-remove'], { filter: en['condition.used'], number: 6 });
    await userEvent.click(await screen.findByRole('button', { name }));
    expect(address()).toBe('/shop?category=weaving&price_max=900');
  });

  it('says which words found nothing', async () => {
    network.answer(products, () => ({ body: empty }));
    shop('/shop?q=zzz');
    expect(await screen.findByText(fillIn(en['shop.empty-words'], { words: 'zzz' }))).toBeVisible();
  });

  it('tells a corrected spelling', async () => {
    network.answer(products, () => ({ body: { ...listAnswer, correctedQuery: 'rapier' } }));
    shop('/shop?q=rapeir');
    const told = { words: 'rapeir', corrected: 'rapier' };
    expect(await screen.findByText(fillIn(en['shop.corrected'], told))).toBeVisible();
  });

  it('offers all categories for one that does not exist', async () => {
    network.answer(products, () => problemAnswer(404, 'category.not-found'));
    shop('/shop?category=gone');
    expect(await screen.findByText(en['shop.category-gone'])).toBeVisible();
    expect(screen.getByRole('link', { name: en['facet.all-categories'] })).toHaveAttribute('href', '/shop');
  });

  it('keeps its place while loading', async () => {
    network.answer(products, () => new Promise(() => {}));
    shop();
    expect(await screen.findByText(en['shop.loading'])).toBeInTheDocument();
  });

  it('tells a failure with its reference and tries again', async () => {
    network.answer(products, () => problemAnswer(500, 'internal', 'req-42'));
    shop();
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('req-42')).toBeVisible();
    network.answer(products, () => ({ body: listAnswer }));
    await userEvent.click(alert.getByRole('button', { name: en['error.again'] }));
    expect(await screen.findByRole('link', { name: 'RL 190 Dobby' })).toBeVisible();
  });
});

it.each([
  ['/shop', en, 1, true, 'shop.count_one', '1'],
  ['/shop', en, 2000, true, 'shop.count_other', '2,000'],
  ['/shop', en, 2000, false, 'shop.count-least', '2,000'],
  ['/tr/shop', tr, 2000, true, 'shop.count_other', '2.000'],
  ['/tr/shop', tr, 2000, false, 'shop.count-least', '2.000'],
] as const)('%s says how many there are: %#', async (path, messages, count, exact, key, number) => {
  network.answer(products, () => ({ body: { ...listAnswer, total: { count, exact } } }));
  renderInShell(<ShopPage />, { path, messages: { shop: messages } });
  const text = fillIn(messages[key], { number });
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
});
