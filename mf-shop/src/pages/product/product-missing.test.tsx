import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderInShell } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import { ProductMissing } from './product-missing.tsx';

it.each(['unavailable', 'archived', 'not-found'] as const)('leads to the shop: %s', async (reason) => {
  renderInShell(<ProductMissing reason={reason} />, {
    path: '/shop/1',
    messages: { shop: en },
  });
  await waitFor(() => expect(document.querySelector('svg')).toBeVisible());
  expect(screen.getByRole('link', { name: en['product.not-found-action'] })).toHaveAttribute('href', '/shop');
});
