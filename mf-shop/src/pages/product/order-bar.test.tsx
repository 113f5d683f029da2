import { expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { sessionStore } from 'shared-kit/shell';
import { renderInShell } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import { loomDetail } from '../../testing/catalogue.ts';
import { OrderBar } from './order-bar.tsx';

it('shows what buyers get until the visitor is known, as in the page’s HTML', async () => {
  renderInShell(<OrderBar shown="$90,000" product={loomDetail} variantId={null} quantity={1} />, {
    path: '/shop',
    messages: { shop: en },
  });
  expect(await screen.findByRole('button', { name: en['cart.add'] })).toBeVisible();
  act(() => sessionStore.setState({ status: 'pending' }));
  expect(screen.getByRole('button', { name: en['request.product'] })).toBeVisible();
  act(() => sessionStore.setState({ status: 'known', session: null }));
  expect(screen.queryByRole('button', { name: en['request.product'] })).toBeNull();
  expect(screen.getByRole('button', { name: en['cart.add'] })).toBeVisible();
});
