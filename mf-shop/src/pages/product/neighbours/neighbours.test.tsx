import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn } from 'shared-kit/contract/languages';
import { type FakeNetwork, fakeNetwork, renderInShell } from 'shared-kit/testing';
import en from '../../../messages/en.json' with { type: 'json' };
import { loom, loomDetail, loomId } from '../../../testing/catalogue.ts';
import { ProductActions } from '../actions/product-actions.tsx';
import { RecentlyViewed } from './recently-viewed.tsx';
import { RelatedProducts } from './related-products.tsx';
import { viewedStore, withViewed } from './viewed.ts';

let network: FakeNetwork;
const otherId = '0197a7a0-0000-7000-8000-000000000002';
const other = { ...loom, id: otherId, title: 'Terra 260' };
beforeEach(() => {
  network = fakeNetwork({ [`/api/products/${loomId}/related`]: () => ({ body: { items: [other] } }) });
});
afterEach(() => {
  network.restore();
  viewedStore.change(() => []);
  localStorage.clear();
});
const shop = { path: `/shop/${loomId}`, messages: { shop: en } };

it('leads to what other makers have, with its price', async () => {
  renderInShell(<RelatedProducts productId={loomId} />, shop);
  const related = within(await screen.findByRole('region', { name: en['related.title'] }));
  expect(related.getByRole('link', { name: 'Terra 260' })).toHaveAttribute('href', `/shop/${otherId}`);
  expect(related.getByText('$141,200')).toBeVisible();
});

it('remembers what was looked at before, until it is taken out', async () => {
  const { id, title, image } = other;
  viewedStore.change((viewed) => withViewed(viewed, { id, title, image, maker: 'Kettenhof' }));
  renderInShell(<RecentlyViewed product={loomDetail} />, shop);
  const viewed = within(screen.getByRole('region', { name: en['viewed.title'] }));
  expect(viewed.getAllByRole('link').map((it) => it.textContent)).toEqual(['Terra 260']);
  expect(localStorage.getItem('tezgah-viewed')).toContain(loomId);
  const name = fillIn(en['viewed.remove'], { product: 'Terra 260' });
  await userEvent.click(viewed.getByRole('button', { name }));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(localStorage.getItem('tezgah-viewed')).not.toContain(otherId);
});

it('copies the link where the device has no sheet for sharing', async () => {
  const user = userEvent.setup();
  renderInShell(<ProductActions product={loomDetail} />, shop);
  await user.click(screen.getByRole('button', { name: en['product.share'] }));
  expect(await screen.findByText(en['product.link-copied'])).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(window.location.href);
});
