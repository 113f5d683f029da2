import { afterEach, beforeEach } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PriceListAnswer, PriceListChange } from 'shared-kit/contract/price-lists';
import { type FakeNetwork, fakeNetwork, type problemAnswer, renderInShell } from 'shared-kit/testing';
import { toasts } from 'shared-kit/ui';
import en from '../../../messages/en.json' with { type: 'json' };
import PriceListPage from '../price-list-page.tsx';
import { aPriceList, karaova, kit, listId, loom, nordhav, someCategories } from './a-price-list.ts';

const path = `/manufacturer/price-lists/${listId}`;
export const api = `/api${path}`;

/** A list's page with a server of its own for each test. */
export function listPage() {
  const market: {
    kept: PriceListAnswer;
    /** What was written: a list, or undefined to remove it. */
    written: (PriceListChange | undefined)[];
    network: FakeNetwork;
  } = { kept: aPriceList(), written: [], network: fakeNetwork({}) };
  market.network.restore();
  /** Answers reads with the kept list, and writes as told. */
  const takeWrites = (answer: () => ReturnType<typeof problemAnswer>) =>
    market.network.answer(api, (url, sent) => {
      if (url.searchParams.has('locale') && sent === undefined) return { body: market.kept };
      market.written.push(sent as PriceListChange);
      return answer();
    });
  beforeEach(() => {
    market.kept = aPriceList();
    market.written = [];
    market.network = fakeNetwork({
      '/api/categories': () => ({ body: someCategories }),
      '/api/manufacturer/price-lists/companies': () => ({ body: { companies: [karaova, nordhav] } }),
      '/api/manufacturer/price-lists/products': ({ searchParams }) => {
        const words = (searchParams.get('q') ?? '').toLowerCase();
        const products = [kit, loom].filter(({ title }) => title.toLowerCase().includes(words));
        return { body: { products } };
      },
    });
    takeWrites(() => ({ status: 200, body: { revision: 4 } }));
  });
  afterEach(() => {
    market.network.restore();
    for (const { id } of toasts.toasts()) toasts.dismiss(id);
  });
  return { market, takeWrites };
}

export const open = (words = en, prefix = '') =>
  renderInShell(<PriceListPage />, {
    path: prefix + path,
    pattern: '/manufacturer/price-lists/:id',
    messages: { manufacturer: words, host: { 'page.loading': 'Loading' } },
  });
export const field = (name: string) => screen.getByRole('textbox', { name });
export const group = (name: string) => within(screen.getByRole('group', { name }));
export const pick = async (name: string, words: string, option: RegExp) => {
  await userEvent.type(screen.getByRole('combobox', { name }), words);
  await userEvent.click(await screen.findByRole('option', { name: option }));
};
export const save = () => userEvent.click(screen.getByRole('button', { name: en['price-lists.save'] }));
