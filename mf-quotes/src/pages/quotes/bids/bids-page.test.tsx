import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { fillIn } from 'shared-kit/contract/languages';
import type { QuoteGroupAnswer } from 'shared-kit/contract/quotes';
import {
  containing,
  type FakeNetwork,
  fakeNetwork,
  problemAnswer,
  renderInShell,
  rowsOf,
} from 'shared-kit/testing';
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
const table = (name = en['bids.table']) => screen.findByRole('table', { name });
const cellsOf = async (name: string) => {
  await table();
  const row = screen.getByRole('rowheader', { name }).closest('tr');
  return within(row as HTMLElement).getAllByRole('cell');
};

const revision = (words: typeof en, quote: string, number: number) =>
  fillIn(words['bids.version'], { quote, number });
const until = (day: string) => fillIn(en['bids.until'], { day });
const weeks = (count: number) => fillIn(en['quote.terms.weeks_other'], { count });

describe('the matrix', () => {
  it('has a column for each maker and a row for each term, and says what nobody stated', async () => {
    page();
    const heads = within(await table()).getAllByRole('columnheader');
    expect(heads.map((it) => it.textContent)).toEqual([
      `AltınmekikBursa, Türkiye${revision(en, 'Q-Altınmekik', 1)}`,
      `NorrvikBursa, Türkiye${revision(en, 'Q-Norrvik', 2)}`,
      'KettenhofBursa, TürkiyeQ-Kettenhof',
    ]);
    const none = en['bids.no-offer-yet'];
    const unstated = en['quote.terms.open'];
    const about = fillIn(en['bids.about'], { amount: '$972,000' });
    const offered = fillIn(en['bids.offered'], { amount: '€900,000' });
    const onOrder = fillIn(en['quote.milestone.order'], { percent: 30 });
    const onShipment = fillIn(en['quote.milestone.shipment'], { percent: 70 });
    const financed = fillIn(en['quote.terms.subject-until'], { day: '30 Jan 2027' });
    expect(rowsOf(await table())).toEqual([
      [
        en['bids.row.status'],
        `${en['quotes.your-turn']}${until('12 Dec 2026')}`,
        `${en['quotes.your-turn']}${until('12 Dec 2026')}`,
        `${en['quotes.waits.seller']}${until('4 Dec 2026')}`,
      ],
      [en['bids.row.asked'], ...Array.from({ length: 3 }, () => '6 × RL 190 Dobby')],
      [en['bids.row.response'], ...Array.from({ length: 3 }, () => en['bids.too-few-requests'])],
      [en['bids.row.price'], '$891,000', `€900,000${about}`, none],
      [en['bids.row.freight'], '$14,250', `${unstated}${en['bids.freight-yours']}`, none],
      [en['bids.row.effective'], '$905,250', `${about}${offered}, ${en['bids.without-carriage']}`, none],
      [en['quote.terms.lead-time'], weeks(20), weeks(14), none],
      [en['quote.terms.delivery'], 'CIF İzmir', 'EXW Norrköping', none],
      [en['quote.terms.payment'], `${onOrder}; ${onShipment}`, unstated, none],
      [en['quote.terms.warranty'], fillIn(en['quote.terms.months_other'], { count: 24 }), unstated, none],
      [en['quote.terms.financing'], en['quote.terms.unconditional'], financed, none],
      [en['quote.head.valid-until'], '12 Dec 2026', '12 Dec 2026', none],
      [en['bids.row.award'], en['bids.accept'], en['bids.accept'], '–'],
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
    const [first] = await cellsOf(en['bids.row.response']);
    expect(first).toHaveTextContent(told);
  });

  it.each([
    [en['bids.row.price'], 0],
    [en['bids.row.effective'], 0],
    [en['quote.terms.lead-time'], 1],
  ])('marks the best of %s', async (row, best) => {
    const there = { rule: 'CIF', place: 'İZMİR ' } as const;
    answers({ bids: [cheap, { ...dear, offer: dear.offer && { ...dear.offer, incoterm: there } }, waiting] });
    page();
    const marked = (await cellsOf(row)).map((cell) => within(cell).queryByRole('img') !== null);
    expect(marked).toEqual([0, 1, 2].map((at) => at === best));
  });

  it('marks no price where deliveries differ, and says why', async () => {
    page();
    for (const row of [en['bids.row.price'], en['bids.row.effective']])
      for (const cell of await cellsOf(row)) expect(within(cell).queryByRole('img')).toBeNull();
    expect(
      within((await cellsOf(en['quote.terms.lead-time']))[1] as HTMLElement).getByRole('img'),
    ).toBeVisible();
    expect(screen.getByText(en['bids.deliveries'])).toBeVisible();
    expect(screen.getByText(en['bids.deliveries-text'])).toBeVisible();
  });

  it('writes the amounts of a row alike', async () => {
    answers({ bids: [cheap, bidOf('Exact', { offer: offerOf({ goods: usd('890999.50') }) })] });
    page();
    const cells = await cellsOf(en['bids.row.price']);
    expect(cells.map(({ textContent }) => textContent)).toEqual(['$891,000.00', '$890,999.50']);
  });

  it('calls nothing the least that lacks what others contain', async () => {
    const open = offerOf({ effective: usd('800000.00'), lacksCarriage: true });
    answers({ bids: [cheap, bidOf('Open', { offer: open })] });
    page();
    for (const cell of await cellsOf(en['bids.row.effective']))
      expect(within(cell).queryByRole('img')).not.toBeInTheDocument();
  });

  it('compares no wishes that differ, and awards none of them', async () => {
    answers({ kind: 'cart' });
    page();
    expect(await screen.findByText(en['bids.of-cart'])).toBeVisible();
    expect(within(await table()).queryByRole('img', { name: en['bids.best'] })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: containing(en['bids.accept-of']) })).not.toBeInTheDocument();
  });

  it('is there in Turkish', async () => {
    page('/tr/quotes?group=group-1');
    expect(await screen.findByRole('heading', { level: 1, name: tr['bids.title'] })).toBeVisible();
    expect(await table(tr['bids.table'])).toHaveTextContent(fillIn(tr['bids.about'], { amount: '$972,000' }));
    expect(screen.getByRole('link', { name: revision(tr, 'Q-Norrvik', 2) })).toHaveAttribute(
      'href',
      '/tr/quote/quote-Norrvik',
    );
    expect(network.last(endpoint).search).toBe('?locale=tr&currency=USD');
  });
});

describe('where it stands', () => {
  const lapsed = bidOf('Late', { stage: 'expired', turn: 'nobody', dueAt: null, offer: null });
  const answered = (count: number, total: number) => fillIn(en['bids.answered_other'], { count, total });
  it.each<[string, Partial<QuoteGroupAnswer>, string]>([
    [
      'nobody has answered',
      { bids: [waiting, { ...waiting, quoteId: 'other' }] },
      `${answered(0, 2)}${fillIn(en['bids.awaited'], { day: '4 Dec 2026' })}`,
    ],
    ['some have answered', {}, answered(2, 3)],
    ['all has run out', { bids: [lapsed, { ...lapsed, quoteId: 'other' }] }, en['bids.over']],
    [
      'drafts lie there',
      { bids: [cheap, bidOf('Draft', { stage: 'draft', offer: null, dueAt: null })] },
      fillIn(en['bids.drafts_one'], { count: 1 }),
    ],
    [
      'one of several has its part',
      { award: 'per-maker', bids: [bidOf('Won', { stage: 'ordered', turn: 'nobody' }), cheap] },
      fillIn(en['bids.partly-awarded'], { names: 'Won' }),
    ],
    [
      'it was decided',
      {
        awardedAt: '2026-11-21T10:00:00Z',
        bids: [bidOf('Won', { stage: 'ordered', turn: 'nobody' }), waiting],
      },
      `${fillIn(en['bids.awarded'], { day: '21 Nov 2026' })}Won`,
    ],
  ])('is told when %s', async (_what, change, expected) => {
    answers(change);
    page();
    await table();
    expect(document.body).toHaveTextContent(containing(expected));
  });

  it('is told to whoever may not accept alone', async () => {
    answers({ bids: [bidOf('Big', { offer: offerOf({ refusals: ['within-limit'] }) })] });
    page();
    expect((await cellsOf(en['bids.row.award']))[0]).toHaveTextContent(en['bids.refused.within-limit']);
    expect(screen.getByRole('link', { name: en['bids.to-quote'] })).toHaveAttribute(
      'href',
      '/quote/quote-Big',
    );
  });

  it('is a page of its own where there is no such group', async () => {
    network.answer(endpoint, () => problemAnswer(404, 'quote.group-not-found'));
    page();
    expect(await screen.findByRole('heading', { name: en['bids.missing.title'] })).toBeVisible();
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
  expect(
    await screen.findByRole('link', { name: fillIn(en['quotes.bids-of'], { number: item.number }) }),
  ).toHaveAttribute('href', '/quotes?group=group-1');
});
