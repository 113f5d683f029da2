import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn } from 'shared-kit/contract/languages';
import { type QuoteListAnswer, type QuoteListItem, quoteStages } from 'shared-kit/contract/quotes';
import { type FakeNetwork, fakeNetwork, problemAnswer, renderInShell, rowsOf } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import QuotesPage from './quotes-page.tsx';

const endpoint = '/api/quotes';
const quote: QuoteListItem = {
  id: 'quote-1',
  number: 'Q-2026-01890',
  state: 'quoted',
  stage: 'quoted',
  turn: 'seller',
  isMyTurn: false,
  groupId: null,
  maker: { id: 'maker-1', name: 'Altınmekik Makina San. A.Ş.' },
  buyer: { id: 'buyer-1', name: 'Karaova Mensucat', city: 'Uşak', country: 'TR' },
  salesperson: null,
  lineCount: 3,
  firstLine: 'RL 190 Dobby',
  firstQuantity: 8,
  unit: 'piece',
  total: { amount: '1129600.5', currency: 'CHF' },
  version: 1,
  createdAt: '2026-11-01T10:00:00Z',
  updatedAt: '2026-11-01T10:00:00Z',
  replyBy: '2026-12-02T21:30:00Z',
  dueAt: '2026-12-02T21:30:00Z',
};
const answerOf = (quotes: QuoteListItem[], total = quotes.length): QuoteListAnswer => ({
  quotes,
  next: null,
  counts: { total, mine: 0, stages: {} as QuoteListAnswer['counts']['stages'] },
});

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({});
  answers(quote);
});
afterEach(() => network.restore());

const answers = (...quotes: QuoteListItem[]) => network.answer(endpoint, () => ({ body: answerOf(quotes) }));
/** Messages of the shell. */
const host = {
  'answer.failed': 'Failed',
  'error.reference': 'Reference',
  'error.retry': 'Try again',
  'list.next-page': 'Next page',
  'page.loading': 'Loading',
};
const page = (path = '/quotes') =>
  renderInShell(<QuotesPage />, {
    path,
    messages: { quotes: path.startsWith('/tr') ? tr : en, host },
  });
const rows = async () => rowsOf(await screen.findByRole('table'));

describe('the list', () => {
  it('writes the amounts of a column alike', async () => {
    answers(quote, { ...quote, id: 'quote-2', total: { amount: '446800', currency: 'USD' } });
    page();
    expect((await rows()).map((cells) => cells[3])).toEqual(['CHF 1,129,600.50', '$446,800.00']);
  });

  it.each([
    ['/quotes', en, '2 Dec 2026'],
    ['/tr/quotes', tr, '2 Ara 2026'],
  ])('at %s has what was asked of whom', async (path, words, day) => {
    const lines = `8 × RL 190 Dobby ${fillIn(words['quotes.more-lines_other'], { count: 2 })}`;
    const state = words['quotes.waits.seller'];
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
    [1, '8 × RL 190 Dobby'],
    [2, `8 × RL 190 Dobby ${fillIn(en['quotes.more-lines_one'], { count: 1 })}`],
    [3, `8 × RL 190 Dobby ${fillIn(en['quotes.more-lines_other'], { count: 2 })}`],
  ])('of a quote with %s lines names the first and counts the others', async (lineCount, expected) => {
    answers({ ...quote, lineCount });
    page();
    expect(await screen.findByRole('cell', { name: expected })).toBeVisible();
  });

  it('says what is missing in words', async () => {
    answers({ ...quote, total: null, dueAt: null });
    page();
    expect(await screen.findByRole('cell', { name: en['quotes.on-request'] })).toBeVisible();
    expect(screen.getByRole('cell', { name: en['quotes.no-deadline'] })).toBeVisible();
  });

  it.each(quoteStages)('has words for %s in both languages', async (stage) => {
    answers({ ...quote, stage, turn: 'nobody' });
    const english = page();
    expect((await rows())[0]).toContain(en[`quotes.stage.${stage}`]);
    english.unmount();
    page('/tr/quotes');
    expect((await rows())[0]).toContain(tr[`quotes.stage.${stage}`]);
  });

  it('leads to each quote, and marks those that wait for the reader', async () => {
    answers({ ...quote, turn: 'buyer', isMyTurn: true });
    page('/tr/quotes');
    const link = await screen.findByRole('link', { name: 'Q-2026-01890' });
    expect(link).toHaveAttribute('href', '/tr/quote/quote-1');
    expect((await rows())[0]).toContain(tr['quotes.your-turn']);
  });
});

describe('the filters', () => {
  it('are the address, and what is asked of the server', async () => {
    const { address } = page('/quotes?stage=quoted&q=loom');
    await screen.findByRole('table');
    expect(network.last(endpoint).search).toBe('?side=buying&stage=quoted&q=loom&locale=en');
    const mine = fillIn(en['quotes.filter.count'], { name: en['quotes.turn.mine'], count: 0 });
    await userEvent.click(screen.getByRole('radio', { name: mine }));
    expect(address()).toBe('/quotes?stage=quoted&turn=mine&q=loom');
    await userEvent.selectOptions(screen.getByLabelText(en['quotes.filter.due']), en['quotes.due.week']);
    expect(address()).toBe('/quotes?stage=quoted&turn=mine&due=week&q=loom');
  });

  it.each(['stage=quoted', 'turn=mine', 'due=week', 'financing=offers', 'q=loom', 'cursor=abc'])(
    'ask by %s',
    async (chosen) => {
      page(`/quotes?${chosen}`);
      await screen.findByRole('table');
      expect(network.last(endpoint).search).toBe(`?side=buying&${chosen}&locale=en`);
    },
  );

  it('that leave nothing are cleared with one press', async () => {
    network.answer(endpoint, () => ({ body: answerOf([], 4) }));
    const { address } = page('/quotes?turn=mine&due=today');
    await userEvent.click(await screen.findByRole('button', { name: en['quotes.none-found.action'] }));
    expect(address()).toBe('/quotes');
  });
});

it('leads on to the next page and keeps what is chosen', async () => {
  network.answer(endpoint, () => ({ body: { ...answerOf([quote]), next: 'abc' } }));
  page('/quotes?turn=theirs');
  const next = await screen.findByRole('link', { name: /Next page/ });
  expect(next).toHaveAttribute('href', '/quotes?turn=theirs&cursor=abc');
});

it('says that nothing was asked yet, and leads to the shop of its language', async () => {
  answers();
  page('/tr/quotes');
  expect(await screen.findByRole('heading', { level: 2, name: tr['quotes.empty.title'] })).toBeVisible();
  expect(screen.getByRole('link', { name: tr['quotes.empty.action'] })).toHaveAttribute('href', '/tr/shop');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

it('tells that it is loading', async () => {
  const answer = Promise.withResolvers<{ body: QuoteListAnswer }>();
  network.answer(endpoint, () => answer.promise);
  page();
  expect(screen.getByRole('heading', { level: 1, name: en['quotes.title'] })).toBeVisible();
  expect(screen.getByText('Loading')).toBeInTheDocument();
  answer.resolve({ body: answerOf([quote]) });
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
