import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { type FakeNetwork, fakeNetwork, problemAnswer, renderInShell } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import QuotePage from './quote-page.tsx';
import { quoteDetail } from './testing/quote-detail.ts';

const endpoint = '/api/quotes/quote-1';
let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({});
});
afterEach(() => network.restore());

const open = (path = '/quote/quote-1') =>
  renderInShell(<QuotePage />, {
    path,
    pattern: '/quote/:id',
    messages: { quotes: path.startsWith('/tr') ? tr : en, host: { 'page.loading': 'Loading' } },
  });

it.each([
  ['/quote/quote-1', en],
  ['/tr/quote/quote-1', tr],
])('%s says who of the staff looked, when and why', async (path, words) => {
  const look = { staff: 'Selin Er', reason: 'The maker asked us to look', at: '2026-11-20T09:00:00Z' };
  network.answer(endpoint, () => ({ body: quoteDetail({ staffLooks: [look] }) }));
  open(path);
  const sheet = within(await screen.findByRole('region', { name: words['quote.looks.title'] }));
  expect(sheet.getByText('Selin Er')).toBeVisible();
  expect(sheet.getByText('The maker asked us to look')).toBeVisible();
});

it('sends staff who have no case to open one', async () => {
  network.answer(endpoint, () => problemAnswer(403, 'case.needed'));
  open();
  expect(await screen.findByRole('link', { name: en['quote.case.action'] })).toHaveAttribute(
    'href',
    '/admin/cases?quote=quote-1',
  );
});
