import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type QuotesAnswer, rfqStates } from 'shared-kit/contract';
import { type FakeNetwork, fakeNetwork, problemAnswer, renderInShell, rowsOf } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import QuotesPage from './quotes-page.tsx';

type Quote = QuotesAnswer['quotes'][number];
const endpoint = '/api/quotes';
const quote: Quote = {
  id: 'quote-1',
  number: 'Q-2026-01890',
  state: 'quoted',
  maker: { id: 'maker-1', name: 'Altınmekik Makina San. A.Ş.' },
  lineCount: 3,
  firstLine: 'RL 190 Dobby',
  total: { amount: '1129600.5', currency: 'CHF' },
  createdAt: '2026-11-01T10:00:00Z',
  replyBy: '2026-12-02T21:30:00Z',
};

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({});
  answers(quote);
});
afterEach(() => network.restore());

const answers = (...quotes: Quote[]) => network.answer(endpoint, () => ({ body: { quotes } }));
/** What the shell brings. */
const host = {
  'answer.failed': 'Failed',
  'error.reference': 'Reference',
  'error.retry': 'Try again',
  'page.loading': 'Loading',
};
const page = (path = '/quotes') =>
  renderInShell(<QuotesPage />, {
    path,
    messages: { quotes: path.startsWith('/tr') ? tr : en, host },
  });
const rows = async () => rowsOf(await screen.findByRole('table'));

describe('the list', () => {
  it.each([
    ['/quotes', en, 'RL 190 Dobby and 2 more lines', '2 Dec 2026', 'Quoted'],
    ['/tr/quotes', tr, 'RL 190 Dobby ve 2 kalem daha', '2 Ara 2026', 'Teklif geldi'],
  ])('at %s has what was asked of whom', async (path, words, lines, day, state) => {
    page(path);
    const title = words['quotes.title'];
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await screen.findByRole('table', { name: title })).toBeVisible();
    expect(await rows()).toEqual([
      ['Q-2026-01890', 'Altınmekik Makina San. A.Ş.', lines, 'CHF 1,129,600.50', day, state],
    ]);
    expect(screen.getAllByRole('columnheader')).toHaveLength(6);
    expect(screen.getByRole('rowheader', { name: 'Q-2026-01890' })).toBeVisible();
  });

  it.each([
    [1, 'RL 190 Dobby'],
    [2, 'RL 190 Dobby and 1 more line'],
    [3, 'RL 190 Dobby and 2 more lines'],
  ])('of a quote with %s lines names the first and counts the others', async (lineCount, expected) => {
    answers({ ...quote, lineCount });
    page();
    expect(await screen.findByRole('cell', { name: expected })).toBeVisible();
  });

  it('says what is missing in words', async () => {
    answers({ ...quote, total: null, replyBy: null });
    page();
    expect(await screen.findByRole('cell', { name: 'On request' })).toBeVisible();
    expect(screen.getByRole('cell', { name: 'No deadline' })).toBeVisible();
  });

  it.each(rfqStates)('has words for %s in both languages', async (state) => {
    answers({ ...quote, state });
    const english = page();
    expect((await rows())[0]).toContain(en[`quotes.state.${state}`]);
    english.unmount();
    page('/tr/quotes');
    expect((await rows())[0]).toContain(tr[`quotes.state.${state}`]);
  });
});

it('says that nothing was asked yet, and leads to the shop of its language', async () => {
  answers();
  page('/tr/quotes');
  expect(await screen.findByRole('heading', { level: 2, name: 'Henüz teklif yok' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Makine ve kumaş bul' })).toHaveAttribute('href', '/tr/shop');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

it('tells that it is loading', async () => {
  const answer = Promise.withResolvers<{ body: QuotesAnswer }>();
  network.answer(endpoint, () => answer.promise);
  page();
  expect(screen.getByRole('heading', { level: 1, name: 'My quotes' })).toBeVisible();
  expect(screen.getByText('Loading')).toBeInTheDocument();
  answer.resolve({ body: { quotes: [quote] } });
  expect(await screen.findByRole('table')).toBeVisible();
  expect(screen.queryByText('Loading')).not.toBeInTheDocument();
});

it('tells of a failure with its reference, and tries again', async () => {
  network.answer(endpoint, () => problemAnswer(500, 'internal', 'req-7f3a'));
  page();
  expect(await screen.findByRole('alert')).toHaveTextContent('Reference req-7f3a');
  answers(quote);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
