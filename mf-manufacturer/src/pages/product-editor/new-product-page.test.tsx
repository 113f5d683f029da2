import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FakeNetwork, fakeNetwork, renderInShell } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import NewProductPage from './new-product-page.tsx';

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({ '/api/categories': () => ({ body: { categories: [] } }) });
});
afterEach(() => network.restore());

it.each([
  ['/manufacturer/products/new', en],
  ['/tr/manufacturer/products/new', tr],
])('%s leads to the name, then to the category, while they are missing', async (path, manufacturer) => {
  renderInShell(<NewProductPage />, { path, messages: { manufacturer } });
  const begin = () =>
    userEvent.click(screen.getByRole('button', { name: manufacturer['new-product.begin'] }));
  await begin();
  const name = screen.getByRole('textbox', { name: manufacturer['new-product.name'] });
  expect(name).toHaveFocus();
  expect(name).toHaveAccessibleDescription(manufacturer['new-product.name-missing']);
  await userEvent.type(name, 'Loom');
  await begin();
  const category = screen.getByRole('combobox', { name: manufacturer['editor.category'] });
  expect(category).toHaveFocus();
  expect(category).toHaveAccessibleDescription(manufacturer['new-product.category-missing']);
});
