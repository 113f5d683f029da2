import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { QuoteGroupAnswer } from 'shared-kit/contract';
import { type FakeNetwork, fakeNetwork, problemAnswer, renderInShell, rowsOf } from 'shared-kit/testing';
import { toasts } from 'shared-kit/ui';
import en from '../../../messages/en.json' with { type: 'json' };
import tr from '../../../messages/tr.json' with { type: 'json' };
import QuotesPage from '../quotes-page.tsx';
import { bidGroup, bidOf, cheap, dear, offerOf, usd, waiting } from './testing/bid-group.ts';

const endpoint = '/api/quote-groups/group-1';
let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({ [endpoint]: () => ({ body: bidGroup() }) });
  for (const { maker } of bidGroup().bids)
    network.answer(encodeURI(`/api/makers/${maker.id}/response`), () => ({ body: { response: null } }));
});
afterEach(() => {
  network.restore();
  for (const { id } of toasts.toasts()) toasts.dismiss(id);
});
const answers = (change: Partial<QuoteGroupAnswer>) =>
  network.answer(endpoint, () => ({ body: bidGroup(change) }));
const host = {
  'maker.response': 'First answer in {{hours}} h (median of {{days}} days)',
  'maker.response-under-an-hour': 'First answer in under an hour (median of {{days}} days)',
  'maker.acceptance': '{{rate}} of offers accepted',
  'answer.failed': 'Failed',
  'error.reference': 'Reference',
  'page.loading': 'Loading',
};
const page = (path = '/quotes?group=group-1') =>
  renderInShell(<QuotesPage />, {
    path,
    messages: { quotes: path.startsWith('/tr') ? tr : en, host },
  });
const table = (name = 'Offers side by side') => screen.findByRole('table', { name });
const cellsOf = async (name: string) => {
  await table();
  const row = screen.getByRole('rowheader', { name }).closest('tr');
  return within(row as HTMLElement).getAllByRole('cell');
};

describe('the matrix', () => {
  it('has a column for each maker and a row for each term, and says what nobody stated', async () => {
    page();
    const heads = within(await table()).getAllByRole('columnheader');
    expect(heads.map((it) => it.textContent)).toEqual([
      'AltınmekikBursa, TürkiyeQ-Altınmekik, Rev 1',
      'NorrvikBursa, TürkiyeQ-Norrvik, Rev 2',
      'KettenhofBursa, TürkiyeQ-Kettenhof',
    ]);
    const none = 'No offer yet';
    expect(rowsOf(await table())).toEqual([
      [
        'Status',
        'Your answer is dueuntil 12 Dec 2026',
        'Your answer is dueuntil 12 Dec 2026',
        'With the makeruntil 4 Dec 2026',
      ],
      ['Asked for', ...Array.from({ length: 3 }, () => '6 × RL 190 Dobby')],
      ['How the maker answers', ...Array.from({ length: 3 }, () => 'Too few requests yet to say')],
      ['Price of the goods', '$891,000', '€900,000about $972,000', none],
      ['Freight', '$14,250', 'Not statedThe delivery term leaves it to you', none],
      ['Effective cost', '$905,250', 'about $972,000€900,000 as offered, without carriage', none],
      ['Lead time', '20 weeks', '14 weeks', none],
      ['Delivery', 'CIF İzmir', 'EXW Norrköping', none],
      ['Payment', '30% on order; 70% on shipment', 'Not stated', none],
      ['Warranty', '24 months', 'Not stated', none],
      ['Acceptance', 'Binding at once', 'May be accepted subject to financing until 30 Jan 2027', none],
      ['Valid until', '12 Dec 2026', '12 Dec 2026', none],
      ['Decision', 'Accept', 'Accept', '–'],
    ]);
  });

  it.each([
    [6.2, 0.4, 'First answer in 6 h (median of 90 days) · 40% of offers accepted'],
    [0.3, null, 'First answer in under an hour (median of 90 days)'],
  ])('says how fast a maker answers: %s hours, %s accepted', async (answerHours, acceptanceRate, told) => {
    network.answer(encodeURI(`/api/makers/${cheap.maker.id}/response`), () => ({
      body: { response: { days: 90, answerHours, acceptanceRate } },
    }));
    page();
    expect(await screen.findByText(told)).toBeVisible();
    const [first] = await cellsOf('How the maker answers');
    expect(first).toHaveTextContent(told);
  });

  it.each([
    ['Price of the goods', 0],
    ['Effective cost', 0],
    ['Lead time', 1],
  ])('marks the best of %s', async (row, best) => {
    const there = { rule: 'CIF', place: 'İZMİR ' } as const;
    answers({ bids: [cheap, { ...dear, offer: dear.offer && { ...dear.offer, incoterm: there } }, waiting] });
    page();
    const marked = (await cellsOf(row)).map((cell) => within(cell).queryByRole('img') !== null);
    expect(marked).toEqual([0, 1, 2].map((at) => at === best));
  });

  it('marks no price where deliveries differ, and says why', async () => {
    page();
    for (const row of ['Price of the goods', 'Effective cost'])
      for (const cell of await cellsOf(row)) expect(within(cell).queryByRole('img')).toBeNull();
    expect(within((await cellsOf('Lead time'))[1] as HTMLElement).getByRole('img')).toBeVisible();
    expect(screen.getByText('The offers differ in their delivery')).toBeVisible();
    expect(screen.getByText(/none is marked as the best/)).toBeVisible();
  });

  it('writes the amounts of a row alike', async () => {
    answers({ bids: [cheap, bidOf('Exact', { offer: offerOf({ goods: usd('890999.50') }) })] });
    page();
    const cells = await cellsOf('Price of the goods');
    expect(cells.map(({ textContent }) => textContent)).toEqual(['$891,000.00', '$890,999.50']);
  });

  it('calls nothing the least that lacks what others contain', async () => {
    const open = offerOf({ effective: usd('800000.00'), lacksCarriage: true });
    answers({ bids: [cheap, bidOf('Open', { offer: open })] });
    page();
    for (const cell of await cellsOf('Effective cost'))
      expect(within(cell).queryByRole('img')).not.toBeInTheDocument();
  });

  it('compares no wishes that differ, and awards none of them', async () => {
    answers({ kind: 'cart' });
    page();
    expect(await screen.findByText(/asked for other products/)).toBeVisible();
    expect(within(await table()).queryByRole('img', { name: 'best value' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Accept/ })).not.toBeInTheDocument();
  });

  it('is there in Turkish', async () => {
    page('/tr/quotes?group=group-1');
    expect(await screen.findByRole('heading', { level: 1, name: 'Teklifleri karşılaştır' })).toBeVisible();
    expect(await table('Yan yana teklifler')).toHaveTextContent('yaklaşık $972,000');
    expect(screen.getByRole('link', { name: 'Q-Norrvik, Rev 2' })).toHaveAttribute(
      'href',
      '/tr/quote/quote-Norrvik',
    );
    expect(network.last(endpoint).search).toBe('?locale=tr&currency=USD');
  });
});

describe('where it stands', () => {
  const lapsed = bidOf('Late', { stage: 'expired', turn: 'nobody', dueAt: null, offer: null });
  it.each<[string, Partial<QuoteGroupAnswer>, RegExp]>([
    [
      'nobody has answered',
      { bids: [waiting, { ...waiting, quoteId: 'other' }] },
      /0 of 2 makers have answered.*by 4 Dec 2026/,
    ],
    ['some have answered', {}, /2 of 3 makers have answered/],
    [
      'all has run out',
      { bids: [lapsed, { ...lapsed, quoteId: 'other' }] },
      /No offer can be accepted any more/,
    ],
    [
      'drafts lie there',
      { bids: [cheap, bidOf('Draft', { stage: 'draft', offer: null, dueAt: null })] },
      /1 request has not been sent yet/,
    ],
    [
      'one of several has its part',
      { award: 'per-maker', bids: [bidOf('Won', { stage: 'ordered', turn: 'nobody' }), cheap] },
      /Accepted already: Won/,
    ],
    [
      'it was decided',
      {
        awardedAt: '2026-11-21T10:00:00Z',
        bids: [bidOf('Won', { stage: 'ordered', turn: 'nobody' }), waiting],
      },
      /Decided on 21 Nov 2026Won/,
    ],
  ])('is told when %s', async (_what, change, expected) => {
    answers(change);
    page();
    await table();
    expect(document.body).toHaveTextContent(expected);
  });

  it('is told to whoever may not accept alone', async () => {
    answers({ bids: [bidOf('Big', { offer: offerOf({ refusals: ['within-limit'] }) })] });
    page();
    expect((await cellsOf('Decision'))[0]).toHaveTextContent('Above what you may accept: ask for approval.');
    expect(screen.getByRole('link', { name: 'Open the quote' })).toHaveAttribute('href', '/quote/quote-Big');
  });

  it('is a page of its own where there is no such group', async () => {
    network.answer(endpoint, () => problemAnswer(404, 'quote.group-not-found'));
    page();
    expect(await screen.findByRole('heading', { name: 'These bids can’t be found' })).toBeVisible();
  });
});

it('is led to from the list', async () => {
  const item = {
    id: 'quote-1',
    number: 'Q-2026-01890',
    state: 'quoted',
    stage: 'quoted',
    turn: 'buyer',
    isMyTurn: true,
    groupId: 'group-1',
    maker: { id: 'maker-1', name: 'Altınmekik' },
    buyer: { id: 'buyer-1', name: 'Karaova', city: 'Uşak', country: 'TR' },
    lineCount: 1,
    firstLine: 'RL 190 Dobby',
    firstQuantity: 6,
    unit: 'piece',
    total: null,
    version: 1,
    createdAt: '2026-11-01T10:00:00Z',
    updatedAt: '2026-11-01T10:00:00Z',
    replyBy: null,
    dueAt: null,
  };
  network.answer('/api/quotes', () => ({
    body: { quotes: [item], next: null, counts: { total: 1, mine: 1, stages: {} } },
  }));
  page('/quotes');
  expect(await screen.findByRole('link', { name: 'Compare offers: Q-2026-01890' })).toHaveAttribute(
    'href',
    '/quotes?group=group-1',
  );
});
