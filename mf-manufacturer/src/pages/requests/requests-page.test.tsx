import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn } from 'shared-kit/contract/languages';
import type { QuoteListItem } from 'shared-kit/contract/quotes';
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
  salesperson: null,
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
  network = fakeNetwork({
    '/api/company/members': () => ({
      body: {
        members: [
          { id: 'emre', name: 'Emre Kaplan', isYou: true },
          { id: 'can', name: 'Can Usta', isYou: false },
        ],
        invitations: [],
      },
    }),
  });
});
afterEach(() => network.restore());

const open = (quotes: readonly QuoteListItem[], path = '/manufacturer/requests', total = quotes.length) => {
  network.answer('/api/quotes', () => ({
    body: { quotes, next: null, counts: { total, mine: 1, stages: {} } },
  }));
  return renderInShell(<RequestsPage />, {
    path,
    messages: {
      manufacturer: path.startsWith('/tr') ? tr : en,
      host: { 'page.loading': 'Loading', 'salesperson.of': 'Salesperson of {{number}}' },
    },
  });
};
const rows = async () => rowsOf(await screen.findByRole('table'));

it.each([
  ['/manufacturer/requests', en, '2 Dec 2027'],
  ['/tr/manufacturer/requests', tr, '2 Ara 2027'],
])('%s tells who asks for what, and until when', async (path, words, due) => {
  open([request], path);
  expect(await rows()).toEqual([
    [
      'Q-2026-01861',
      'Fjordline Upholstery AS Bergen, NO',
      `2 × RL 220 Jacquard ${fillIn(words['requests.more-lines_one'], { count: 1 })}`,
      '$446,800',
      expect.stringMatching(/Can Usta/),
      words['requests.status.new'],
      due,
    ],
  ]);
  expect(network.last('/api/quotes').searchParams.get('side')).toBe('selling');
});

it('tells no number before the answer came, and writes the amounts of a column alike', async () => {
  open([request, { ...request, id: 'quote-2', total: { amount: '1129600.5', currency: 'CHF' } }]);
  expect(screen.getByRole('radio', { name: en['requests.turn.mine'] })).toBeVisible();
  expect((await rows()).map((cells) => cells[3])).toEqual(['$446,800.00', 'CHF 1,129,600.50']);
  expect(
    screen.getByRole('radio', { name: fillIn(en['requests.turn.mine-count'], { count: 1 }) }),
  ).toBeVisible();
});

it.each<[Partial<QuoteListItem>, string]>([
  [{ stage: 'negotiation', version: 2 }, en['requests.status.counter']],
  [{ stage: 'expired', version: 2 }, en['requests.status.renew']],
  [{ stage: 'quoted', version: 1, isMyTurn: false }, fillIn(en['requests.status.with-buyer'], { number: 1 })],
  [{ stage: 'needs_info', isMyTurn: false }, en['requests.status.asked']],
  [{ stage: 'ordered', version: 1, isMyTurn: false }, en['requests.stage.ordered']],
])('%o is told as %s', async (standing, expected) => {
  open([{ ...request, ...standing }]);
  expect((await rows())[0]).toContain(expected);
});

it('filters by turn in the address, and clears what leaves nothing', async () => {
  const { address } = open([], '/manufacturer/requests', 3);
  await userEvent.click(
    await screen.findByRole('radio', { name: fillIn(en['requests.turn.mine-count'], { count: 1 }) }),
  );
  expect(address()).toBe('/manufacturer/requests?turn=mine');
  await userEvent.click(await screen.findByRole('button', { name: en['requests.none-found.action'] }));
  expect(address()).toBe('/manufacturer/requests');
});

it.each([
  [en['requests.person.me'], 'me'],
  [en['requests.person.nobody'], 'nobody'],
  ['Can Usta', 'can'],
])('shows the requests of %s, which stands in the address', async (name, person) => {
  const { address } = open([], '/manufacturer/requests', 3);
  const field = screen.getByRole('combobox', { name: en['requests.person'] });
  await waitFor(() => expect(field).toHaveTextContent('Can Usta'));
  await userEvent.selectOptions(field, name);
  expect(address()).toBe(`/manufacturer/requests?person=${person}`);
  await waitFor(() => expect(network.last('/api/quotes').searchParams.get('salesperson')).toBe(person));
  await userEvent.click(await screen.findByRole('button', { name: en['requests.none-found.action'] }));
  expect(address()).toBe('/manufacturer/requests');
});

it('shows what was lost for a reason, which stands in the address', async () => {
  const from = '/manufacturer/requests?result=lost&reason=price&since=2025-12-01';
  const { address } = open([], from, 3);
  const since = fillIn(en['requests.outcome.since'], { day: '1 Dec 2025' });
  const field = screen.getByRole('combobox', { name: since });
  const lost = fillIn(en['requests.outcome.lost-by'], { reason: en['outcome.reason.price'] });
  expect(field).toHaveDisplayValue(lost);
  const sent = network.last('/api/quotes').searchParams;
  expect(['result', 'reason', 'since'].map((it) => sent.get(it))).toEqual(['lost', 'price', '2025-12-01']);
  await userEvent.selectOptions(field, en['requests.outcome.won']);
  expect(address()).toBe('/manufacturer/requests?result=won');
  await userEvent.click(await screen.findByRole('button', { name: en['requests.none-found.action'] }));
  expect(address()).toBe('/manufacturer/requests');
});

it('gives a request to a colleague, and asks for the list again', async () => {
  open([request]);
  network.answer('/api/quotes/quote-1/salesperson', (_url, body) => {
    expect(body).toEqual({ userId: 'can' });
    return { body: { salesperson: { id: 'can', name: 'Can Usta' } } };
  });
  const field = await screen.findByRole('combobox', { name: 'Salesperson of Q-2026-01861' });
  await waitFor(() => expect(field).toBeEnabled());
  const asked = network.asked.filter((it) => /^\/api\/quotes($|\?)/.test(it)).length;
  await userEvent.selectOptions(field, 'Can Usta');
  await waitFor(() =>
    expect(network.asked.filter((it) => /^\/api\/quotes($|\?)/.test(it)).length).toBeGreaterThan(asked),
  );
});

it('says that nobody has asked yet', async () => {
  open([]);
  expect(await screen.findByRole('heading', { name: en['requests.empty.title'] })).toBeVisible();
});
