import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FakeNetwork, fakeNetwork, renderInShell } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import { categoriesAnswer, listAnswer, loom } from '../../testing/catalogue.ts';
import ShopPage from './shop-page.tsx';

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({ '/api/products': () => ({ body: { ...listAnswer, items: [] } }) });
});
afterEach(() => {
  network.restore();
  localStorage.clear();
});

const chosen = { id: loom.id, title: loom.title, department: null };

// A difference from the HTML is a console error, which fails the test.
it.each([
  ['a grid', '/shop', '', en],
  ['a list', '/tr/shop?view=list', '', tr],
  ['a category with words', '/shop?q=loom&category=weaving', 'q=loom&category=weaving&', en],
])('%s that came as HTML is taken over as it came', async (_what, path, question, messages) => {
  localStorage.setItem('tezgah-comparison', JSON.stringify([chosen]));
  const locale = path.startsWith('/tr') ? 'tr' : 'en';
  const items = [{ ...loom, title: 'RL <b>190</b>' }];
  renderInShell(<ShopPage />, {
    path,
    messages: { shop: messages },
    brought: {
      [`/api/products?${question}locale=${locale}&currency=USD`]: { ...listAnswer, items },
      [`/api/categories?locale=${locale}`]: categoriesAnswer,
    },
  });
  expect(screen.getByRole('link', { name: 'RL <b>190</b>' })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 2, name: /: .*1\D+4|4.*1$/ })).toBeVisible();
  expect(network.asked).toEqual([]);
});

it('goes on from what it came with', async () => {
  renderInShell(<ShopPage />, {
    path: '/shop',
    messages: { shop: en },
    brought: {
      '/api/products?locale=en&currency=USD': listAnswer,
      '/api/categories?locale=en': categoriesAnswer,
    },
  });
  await userEvent.click(within(screen.getByRole('complementary')).getByRole('checkbox', { name: /^Used/ }));
  expect(await screen.findByText(en['shop.empty-filters_one'])).toBeVisible();
  expect(network.asked[0]).toMatch(/^\/api\/products\?.*condition=used/);
});
