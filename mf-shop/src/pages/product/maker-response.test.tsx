import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { queries } from 'shared-kit/query';
import { type FakeNetwork, renderInShell, testSession } from 'shared-kit/testing';
import area from '../../area.ts';
import en from '../../messages/en.json' with { type: 'json' };
import { loomId, makerId } from '../../testing/catalogue.ts';
import { productNetwork } from '../../testing/market-network.ts';
import ProductPage from './product-page.tsx';

let network: FakeNetwork;
const endpoint = `/api/products/${loomId}`;

beforeEach(() => {
  network = productNetwork();
});
afterEach(() => network.restore());

const host = {
  'maker.response': 'First answer in {{hours}} h (median of {{days}} days)',
  'maker.acceptance': '{{rate}} of offers accepted',
};

/** The page of a maker that was asked often enough to have figures. */
async function openProduct() {
  network.answer(`/api/makers/${makerId}/response`, () => ({
    body: { response: { days: 90, answerHours: 6.2, acceptanceRate: 0.4 } },
  }));
  renderInShell(<ProductPage />, {
    path: `/shop/${loomId}`,
    pattern: '/shop/:id',
    session: testSession,
    messages: { shop: en, host },
  });
  return screen.findByText('First answer in 6 h (median of 90 days) · 40% of offers accepted');
}

it('tells how the maker answers, and counts that its product was looked at', async () => {
  expect(await openProduct()).toBeVisible();
  expect(network.asked.filter((it) => it.endsWith('/view'))).toEqual([`${endpoint}/view`]);
});

it('has only such answers under addresses of the API as its route describes, else it never comes as HTML', async () => {
  await openProduct();
  const keys = queries.getQueryCache().findAll();
  const addresses = keys.map(({ queryKey }) => String(queryKey[0])).filter((it) => it.startsWith('/api/'));
  const described = area.questions.product?.map((it) => it.split('?')[0]?.replace(':id', loomId));
  expect(addresses.map((it) => it.split('?')[0]).toSorted()).toEqual(described?.toSorted());
});
