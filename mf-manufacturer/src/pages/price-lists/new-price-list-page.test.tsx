import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hasUnsavedInput } from 'shared-kit/shell/host';
import { type FakeNetwork, fakeNetwork, renderInShell } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import NewPriceListPage from './new-price-list-page.tsx';
import { listId, someCategories } from './testing/a-price-list.ts';

const { randomUUID } = crypto;
let network: FakeNetwork;
let mayChange: boolean;
let written: unknown[];
beforeEach(() => {
  mayChange = true;
  written = [];
  crypto.randomUUID = () => listId as ReturnType<typeof crypto.randomUUID>;
  network = fakeNetwork({
    '/api/categories': () => ({ body: someCategories }),
    '/api/manufacturer/price-lists': () => ({ body: { mayChange, lists: [] } }),
    '/api/manufacturer/price-lists/companies': () => ({ body: { companies: [] } }),
    [`/api/manufacturer/price-lists/${listId}`]: (_url, sent) => {
      written.push(sent);
      return { body: { revision: 1 } };
    },
  });
});
afterEach(() => {
  crypto.randomUUID = randomUUID;
  network.restore();
});

const open = () =>
  renderInShell(<NewPriceListPage />, {
    path: '/manufacturer/price-lists/new',
    messages: { manufacturer: en, host: { 'page.loading': 'Loading' } },
  });

it('begins a list under an id of its own, and goes on at its address', async () => {
  const { address } = open();
  expect(await screen.findByText(en['price-lists.companies-nobody'])).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: en['price-lists.name'] }), 'Partners');
  await userEvent.click(screen.getByRole('button', { name: en['price-lists.save'] }));
  await waitFor(() => expect(address()).toBe(`/manufacturer/price-lists/${listId}`));
  expect(written).toEqual([
    { revision: 0, name: 'Partners', validFrom: null, validUntil: null, companies: [], entries: [] },
  ]);
  expect(hasUnsavedInput()).toBe(false);
});

it('tells other members who makes lists', async () => {
  mayChange = false;
  open();
  expect(await screen.findByText(en['price-lists.owners'])).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});
