import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { QuoteDetail } from 'shared-kit/contract/quotes';
import { fakeNetwork, renderInShell } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import { PartySheet } from './party-sheet.tsx';
import { quoteDetail } from './testing/quote-detail.ts';

const can = { id: 'can', name: 'Can Usta' };
const open = (change: Partial<QuoteDetail>) =>
  renderInShell(<PartySheet quote={quoteDetail(change)} />, {
    path: '/quote/quote-1',
    messages: { quotes: en, host: { 'salesperson.label': 'Salesperson' } },
  });

it('tells the maker who of its people looks after the quote', async () => {
  const network = fakeNetwork({
    '/api/company/members': () => ({ body: { members: [{ ...can, isYou: false }], invitations: [] } }),
  });
  open({ viewer: 'seller', salesperson: can });
  expect(screen.getByRole('heading', { name: en['quote.own.title'] })).toBeVisible();
  expect(await screen.findByRole('combobox', { name: 'Salesperson' })).toHaveDisplayValue('Can Usta');
  expect(screen.getByText('Karaova Mensucat')).toBeVisible();
  network.restore();
});

it.each(['buyer', 'staff'] as const)(
  'tells nothing of it to the %s, and asks for no colleagues',
  (viewer) => {
    const network = fakeNetwork({});
    open({ viewer });
    expect(screen.queryByText(en['quote.own.title'])).not.toBeInTheDocument();
    expect(network.asked).toEqual([]);
    network.restore();
  },
);
