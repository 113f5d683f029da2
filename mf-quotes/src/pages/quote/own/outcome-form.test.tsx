import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn } from 'shared-kit/contract/languages';
import type { QuoteDetail } from 'shared-kit/contract/quotes';
import { type FakeNetwork, fakeNetwork, problemAnswer, renderInShell } from 'shared-kit/testing';
import en from '../../../messages/en.json' with { type: 'json' };
import { PartySheet } from '../party-sheet.tsx';
import { quoteDetail } from '../testing/quote-detail.ts';

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({ '/api/company/members': () => ({ body: { members: [], invitations: [] } }) });
});
afterEach(() => network.restore());

const open = (change: Partial<QuoteDetail>) =>
  renderInShell(<PartySheet quote={quoteDetail({ viewer: 'seller', ...change })} />, {
    path: '/quote/quote-1',
    messages: { quotes: en, host: { 'salesperson.label': 'Salesperson' } },
  });
const decline: QuoteDetail['events'][number] = {
  id: 'event-1',
  transition: 'decline-offer',
  by: { name: 'Deniz Aksoy', side: 'buyer', company: 'Karaova Mensucat', isMe: false },
  at: '2026-11-20T10:00:00Z',
  version: 1,
  text: 'Too dear',
};

it('writes down why a quote was lost, beside the buyer’s words', async () => {
  const sent = jest.fn();
  network.answer('/api/quotes/quote-1/outcome', (_url, body) => {
    sent(body);
    return { body: { outcome: null } };
  });
  open({ stage: 'declined', outcome: { result: 'lost', stated: null }, events: [decline] });
  const field = screen.getByRole('combobox', { name: en['quote.outcome.lost'] });
  expect(field).toHaveAccessibleDescription(fillIn(en['quote.outcome.buyer'], { words: 'Too dear' }));
  expect(screen.getByLabelText(en['quote.outcome.words'])).toBeDisabled();
  expect(screen.getByRole('button', { name: en['quote.outcome.save'] })).toBeDisabled();
  await userEvent.selectOptions(field, en['outcome.reason.price']);
  await userEvent.type(screen.getByLabelText(en['quote.outcome.words']), 'Ege was 4 % below');
  await userEvent.click(screen.getByRole('button', { name: en['quote.outcome.save'] }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ reason: 'price', words: 'Ege was 4 % below' }));
});

it('shows why a quote was won, and who said so', () => {
  const stated = { reason: 'service', words: 'Fitters nearby', by: 'Can Usta', at: '2026-11-20T10:00:00Z' };
  open({ stage: 'ordered', outcome: { result: 'won', stated } as QuoteDetail['outcome'] });
  expect(screen.getByRole('combobox', { name: en['quote.outcome.won'] })).toHaveDisplayValue(
    en['outcome.reason.service'],
  );
  expect(screen.getByLabelText(en['quote.outcome.words'])).toHaveValue('Fitters nearby');
  expect(screen.getByText(/^Can Usta, /)).toBeVisible();
});

it('says that the quote is running again, and keeps what was typed', async () => {
  network.answer('/api/quotes/quote-1/outcome', () => problemAnswer(409, 'quote.state-moved'));
  open({ stage: 'expired', outcome: { result: 'lost', stated: null } });
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: en['quote.outcome.lost'] }),
    en['outcome.reason.lead-time'],
  );
  await userEvent.click(screen.getByRole('button', { name: en['quote.outcome.save'] }));
  expect(await screen.findByRole('alert')).toHaveTextContent(en['quote.outcome.moved']);
  expect(screen.getByRole('combobox', { name: en['quote.outcome.lost'] })).toHaveDisplayValue(
    en['outcome.reason.lead-time'],
  );
});

it('asks for no reason while the quote is running', () => {
  open({ outcome: null });
  expect(screen.queryByLabelText(en['quote.outcome.words'])).not.toBeInTheDocument();
});
