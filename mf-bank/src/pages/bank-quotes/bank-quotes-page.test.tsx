import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type BankQuotesAnswer, bankVisibleStates } from 'shared-kit/contract/financing';
import { fillIn } from 'shared-kit/contract/languages';
import { passOnLiveNews } from 'shared-kit/shell/host';
import { type FakeNetwork, fakeNetwork, problemAnswer, renderInShell, rowsOf } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import BankQuotesPage from './bank-quotes-page.tsx';
import { figures, noFigures } from './testing/queue-figures.ts';

type Request = BankQuotesAnswer['quotes'][number];
const endpoint = '/api/bank/quotes';
const request: Request = {
  id: 'request-1',
  number: 'F-2026-00418',
  state: 'received',
  buyer: { name: 'Karaova Mensucat A.Ş.', country: 'DE' },
  subject: '8 rapier looms RL 190',
  amount: { amount: '457080.96', currency: 'EUR' },
  termMonths: 60,
  sharedAt: '2026-11-18T23:59:00Z',
  waitingSince: '2026-11-18T23:59:00Z',
  assignee: { id: 'selin', name: 'Selin Özgür' },
  offersUntil: '2026-12-03T00:00:00Z',
  deadline: 'ahead',
  declineCode: null,
};
const officers = [{ id: 'selin', name: 'Selin Özgür' }];

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({});
  answers([request]);
});
afterEach(() => network.restore());

const answers = (quotes: Request[], more: Partial<BankQuotesAnswer> = {}) =>
  network.answer(endpoint, () => ({
    body: { quotes, next: null, onlySigned: false, figures, officers, ...more },
  }));
/** Messages of the shell. */
const host = {
  'answer.offline': 'No connection',
  'error.reference': 'Reference',
  'error.retry': 'Try again',
  'list.first-page': 'First page',
  'list.next-page': 'Next page',
  'list.pages': 'Pages',
  'page.loading': 'Loading',
};
const page = (path = '/bank/quotes') =>
  renderInShell(<BankQuotesPage />, {
    path,
    messages: { bank: path.startsWith('/tr') ? tr : en, host },
  });
const rows = async () => rowsOf(await screen.findByRole('table'));
const link = (name: string | RegExp) => screen.findByRole('link', { name });

it('tells a suspended bank that it can’t read what was shared', async () => {
  answers([], { onlySigned: true, figures: noFigures });
  page();
  expect(await screen.findByText(en['requests.not-allowed.title'])).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

it('lets a suspended bank go on reading what it signed', async () => {
  answers([{ ...request, state: 'contract_signed' }], { onlySigned: true });
  page();
  expect(await rows()).toHaveLength(1);
});

describe('the list', () => {
  it.each([
    ['/bank/quotes', en, 'Germany', '18 Nov 2026', '2 Dec 2026'],
    ['/tr/bank/quotes', tr, 'Almanya', '18 Kas 2026', '2 Ara 2026'],
  ])('at %s has who asks for how much', async (path, words, country, day, until) => {
    page(path);
    const title = words['requests.title'];
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await screen.findByRole('table', { name: title })).toBeVisible();
    expect(await rows()).toEqual([
      [
        'F-2026-00418',
        fillIn(words['requests.buyer'], { name: 'Karaova Mensucat A.Ş.', country }),
        '8 rapier looms RL 190',
        '€457,080.96',
        fillIn(words['requests.months_other'], { count: 60 }),
        day,
        'Selin Özgür',
        until,
        words['requests.state.received'],
      ],
    ]);
    expect(screen.getAllByRole('columnheader')).toHaveLength(9);
  });

  it('counts one month', async () => {
    answers([{ ...request, termMonths: 1 }]);
    page();
    expect(
      await screen.findByRole('cell', { name: fillIn(en['requests.months_one'], { count: 1 }) }),
    ).toBeVisible();
  });

  it.each(bankVisibleStates)('has words for %s in both languages', async (state) => {
    answers([{ ...request, state }]);
    const english = page();
    expect((await rows())[0]).toContain(en[`requests.state.${state}`]);
    english.unmount();
    page('/tr/bank/quotes');
    expect((await rows())[0]).toContain(tr[`requests.state.${state}`]);
  });

  it.each<[Partial<Request>, string, string]>([
    [{ deadline: 'today' }, '18 Nov 2026', fillIn(en['requests.until.today'], { day: '2 Dec 2026' })],
    [{ deadline: 'passed' }, '18 Nov 2026', fillIn(en['requests.until.passed'], { day: '2 Dec 2026' })],
    [{ deadline: 'today', state: 'indicative' }, '18 Nov 2026', '2 Dec 2026'],
    [{ deadline: 'passed', state: 'closed_by_buyer', subject: null, waitingSince: null }, '–', '2 Dec 2026'],
  ])('with %o says since when it waits, and until when', async (standing, since, until) => {
    answers([{ ...request, ...standing }]);
    page();
    expect((await rows())[0]?.slice(5, 8)).toEqual([since, 'Selin Özgür', until]);
  });
});

describe('the choice', () => {
  it('stands in the address, is asked for and is written to the file', async () => {
    const { address } = page('/bank/quotes?cursor=abc');
    const select = async (name: string, option: string) =>
      userEvent.selectOptions(await screen.findByRole('combobox', { name }), option);
    await screen.findByRole('table');
    const closed = { name: en['requests.part.closed'], count: 5 };
    await select(en['requests.filter.part'], fillIn(en['requests.filter.count'], closed));
    await select(en['requests.filter.currency'], 'EUR');
    await select(en['requests.filter.sort'], en['requests.sort.deadline']);
    await userEvent.type(screen.getByRole('searchbox'), 'looms{Enter}');
    const query = '?part=closed&currency=EUR&q=looms&sort=deadline';
    expect(address()).toBe(`/bank/quotes${query}`);
    const asked = `${query}&locale=en`;
    expect(network.last(endpoint).search).toBe(asked);
    expect(await link(en['requests.csv'])).toHaveAttribute('href', `/api/bank/quotes.csv${asked}`);
  });

  it('is read from the address, without what is unknown', async () => {
    page('/bank/quotes?part=lost&currency=CHF&sort=amount&q=looms');
    await screen.findByRole('table');
    expect(network.asked).toEqual([`${endpoint}?currency=CHF&q=looms&sort=amount&locale=en`]);
    expect(screen.getByRole('combobox', { name: en['requests.filter.currency'] })).toHaveValue('CHF');
    expect(screen.getByRole('combobox', { name: en['requests.filter.part'] })).toHaveValue('');
    expect(screen.getByRole('searchbox')).toHaveValue('looms');
  });

  it('of a reason to decline is asked for', async () => {
    page('/bank/quotes?declined=amount');
    await screen.findByRole('table');
    expect(network.last(endpoint).search).toBe('?declined=amount&locale=en');
  });

  it('goes on to the next page', async () => {
    answers([request], { next: 'abc' });
    page('/bank/quotes?part=open');
    expect(await link('Next page')).toHaveAttribute('href', '/bank/quotes?part=open&cursor=abc');
  });

  it('can be cleared where it leaves nothing', async () => {
    answers([]);
    const { address } = page('/bank/quotes?part=won&q=x');
    expect(await screen.findByRole('heading', { name: en['requests.none-found.title'] })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: en['requests.none-found.action'] }));
    expect(address()).toBe('/bank/quotes');
  });
});

it.each([
  ['/bank/quotes', en['requests.empty.title']],
  ['/tr/bank/quotes', tr['requests.empty.title']],
])('at %s says that nobody shared a request yet', async (path, title) => {
  answers([], { figures: noFigures });
  page(path);
  expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible();
  for (const role of ['table', 'navigation', 'combobox', 'link'])
    expect(screen.queryByRole(role)).not.toBeInTheDocument();
});

it('tells that it is loading', async () => {
  const answer = Promise.withResolvers<{ body: BankQuotesAnswer }>();
  network.answer(endpoint, () => answer.promise);
  page();
  expect(screen.getByText('Loading')).toBeInTheDocument();
  expect(await link(`${en['requests.part.open']} –`)).toBeVisible();
  answer.resolve({ body: { quotes: [request], next: null, onlySigned: false, figures, officers } });
  expect(await screen.findByRole('table')).toBeVisible();
  expect(screen.queryByText('Loading')).not.toBeInTheDocument();
});

it('follows the news of the inbox', async () => {
  page();
  expect(await rows()).toHaveLength(1);
  answers([request, { ...request, id: 'request-2', number: 'F-2026-00419' }]);
  passOnLiveNews({ topic: 'inbox' });
  expect(await link('F-2026-00419')).toBeVisible();
});

it('tells that the market is out of reach, and tries again', async () => {
  network.answer(endpoint, () => Promise.reject(new TypeError('Failed to fetch')));
  page();
  expect(await screen.findByRole('alert')).toHaveTextContent('No connection');
  answers([request]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table')).toBeVisible();
});

it('tells of a refusal with its reference', async () => {
  network.answer(endpoint, () => problemAnswer(403, 'access.forbidden', 'req-403'));
  page();
  expect(await screen.findByRole('alert')).toHaveTextContent('Reference req-403');
});
