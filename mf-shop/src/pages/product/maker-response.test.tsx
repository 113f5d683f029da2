import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { type FakeNetwork, fakeNetwork, renderInShell, testSession } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import { loomDetail, loomId, makerId } from '../../testing/catalogue.ts';
import { indicativeRates } from '../../testing/financing.ts';
import ProductPage from './product-page.tsx';

let network: FakeNetwork;
const endpoint = `/api/products/${loomId}`;

beforeEach(() => {
  network = fakeNetwork({
    [endpoint]: () => ({ body: loomDetail }),
    [`${endpoint}/related`]: () => ({ body: { items: [] } }),
    [`${endpoint}/view`]: () => ({ body: { counted: true } }),
    '/api/indicative-rates': () => ({ body: { rates: indicativeRates } }),
  });
});
afterEach(() => network.restore());

it('tells how the maker answers, and counts that its product was looked at', async () => {
  network.answer(`/api/makers/${makerId}/response`, () => ({
    body: { response: { days: 90, answerHours: 6.2, acceptanceRate: 0.4 } },
  }));
  renderInShell(<ProductPage />, {
    ...{ path: `/shop/${loomId}`, pattern: '/shop/:id' },
    ...{ session: testSession, messages: { shop: en } },
  });
  expect(
    await screen.findByText('First answer in 6 h (median of 90 days) · 40% of offers accepted'),
  ).toBeVisible();
  expect(network.asked.filter((it) => it.endsWith('/view'))).toEqual([`${endpoint}/view`]);
});
