import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { QuoteListItem } from 'shared-kit/contract';
import { type FakeNetwork, fakeNetwork, renderInShell, rowsOf } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import RequestsPage from './requests-page.tsx';

const request: QuoteListItem = {
  id: 'quote-1',
  number: 'Q-2026-01861',
  state: 'submitted',
  stage: 'requested',
  turn: 'seller',
  isMyTurn: true,
  groupId: null,
  maker: { id: 'maker-1', name: 'Altınmekik' },
  buyer: { id: 'buyer-1', name: 'Fjordline Upholstery AS', city: 'Bergen', country: 'NO' },
  lineCount: 2,
  firstLine: 'RL 220 Jacquard',
  firstQuantity: 2,
  unit: 'piece',
  total: { amount: '446800', currency: 'USD' },
  version: 0,
  createdAt: '2026-11-19T10:00:00Z',
  updatedAt: '2026-11-19T10:00:00Z',
  replyBy: '2027-12-02T21:30:00Z',
  dueAt: '2027-12-02T21:30:00Z',
};

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({});
});
afterEach(() => network.restore());

const open = (quotes: readonly QuoteListItem[], path = '/manufacturer/requests', total = quotes.length) => {
  network.answer('/api/quotes', () => ({
    body: { quotes, next: null, counts: { total, mine: 1, stages: {} } },
  }));
  return renderInShell(<RequestsPage />, {
    path,
    messages: { manufacturer: path.startsWith('/tr') ? tr : en, host: { 'page.loading': 'Loading' } },
  });
};
const rows = async () => rowsOf(await screen.findByRole('table'));

it.each([
  ['/manufacturer/requests', '2 × RL 220 Jacquard and 1 more line', 'New, answer first', '2 Dec 2027'],
  ['/tr/manufacturer/requests', '2 × RL 220 Jacquard ve 1 kalem daha', 'Yeni, ilk yanıt sizde', '2 Ara 2027'],
])('%s tells who asks for what, and until when', async (path, what, status, due) => {
  open([request], path);
  expect(await rows()).toEqual([
    ['Q-2026-01861', 'Fjordline Upholstery AS Bergen, NO', what, '$446,800', status, due],
  ]);
  expect(network.last('/api/quotes').searchParams.get('side')).toBe('selling');
});

it('tells no number before the answer came, and writes the amounts of a column alike', async () => {
  open([request, { ...request, id: 'quote-2', total: { amount: '1129600.5', currency: 'CHF' } }]);
  expect(screen.getByRole('radio', { name: 'Your turn' })).toBeVisible();
  expect((await rows()).map((cells) => cells[3])).toEqual(['$446,800.00', 'CHF 1,129,600.50']);
  expect(screen.getByRole('radio', { name: 'Your turn (1)' })).toBeVisible();
});

it.each<[Partial<QuoteListItem>, string]>([
  [{ stage: 'negotiation', version: 2 }, 'Counter-offer'],
  [{ stage: 'expired', version: 2 }, 'Renewal asked for'],
  [{ stage: 'quoted', version: 1, isMyTurn: false }, 'With buyer, Rev 1'],
  [{ stage: 'needs_info', isMyTurn: false }, 'With buyer, question open'],
  [{ stage: 'ordered', version: 1, isMyTurn: false }, 'Ordered'],
])('%o is told as %s', async (standing, expected) => {
  open([{ ...request, ...standing }]);
  expect((await rows())[0]).toContain(expected);
});

it('filters by turn in the address, and clears what leaves nothing', async () => {
  const { address } = open([], '/manufacturer/requests', 3);
  await userEvent.click(await screen.findByRole('radio', { name: 'Your turn (1)' }));
  expect(address()).toBe('/manufacturer/requests?turn=mine');
  await userEvent.click(await screen.findByRole('button', { name: 'Clear all filters' }));
  expect(address()).toBe('/manufacturer/requests');
});

it('says that nobody has asked yet', async () => {
  open([]);
  expect(await screen.findByRole('heading', { name: 'No requests yet' })).toBeVisible();
});
