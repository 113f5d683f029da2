import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderInShell } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import { ProductMissing } from './product-missing.tsx';

it.each([true, false])('leads to the shop, unavailable: %s', (isUnavailable) => {
  renderInShell(<ProductMissing isUnavailable={isUnavailable} />, {
    path: '/shop/1',
    messages: { shop: en },
  });
  expect(screen.getByRole('link', { name: 'Browse the shop' })).toHaveAttribute('href', '/shop');
});
