import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type BankQuotesAnswer, bankVisibleStates } from 'shared-kit/contract';
import { type FakeNetwork, fakeNetwork, problemAnswer, renderInShell, rowsOf } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import BankQuotesPage from './bank-quotes-page.tsx';

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
  offersUntil: '2026-12-03T00:00:00Z',
};

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({});
  answers(request);
});
afterEach(() => network.restore());

const answers = (...requests: Request[]) => network.answer(endpoint, () => ({ body: { quotes: requests } }));
/** Messages of the shell. */
const host = {
  'answer.offline': 'No connection',
  'error.reference': 'Reference',
  'error.retry': 'Try again',
  'page.loading': 'Loading',
};
const page = (path = '/bank/quotes') =>
  renderInShell(<BankQuotesPage />, {
    path,
    messages: { bank: path.startsWith('/tr') ? tr : en, host },
  });
const rows = async () => rowsOf(await screen.findByRole('table'));

it('tells a suspended bank that it can’t read what was shared', async () => {
  network.answer(endpoint, () => problemAnswer(403, 'company.not-allowed'));
  page();
  expect(await screen.findByText(en['requests.not-allowed.title'])).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

describe('the list', () => {
  it.each([
    ['/bank/quotes', en, 'Germany', '60 months', '18 Nov 2026', '2 Dec 2026', 'Offer awaited'],
    ['/tr/bank/quotes', tr, 'Almanya', '60 ay', '18 Kas 2026', '2 Ara 2026', 'Teklif bekleniyor'],
  ])('at %s has who asks for how much', async (path, words, country, term, day, until, state) => {
    page(path);
    const title = words['requests.title'];
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await screen.findByRole('table', { name: title })).toBeVisible();
    expect(await rows()).toEqual([
      [
        'F-2026-00418',
        `Karaova Mensucat A.Ş., ${country}`,
        '8 rapier looms RL 190',
        '€457,080.96',
        term,
        day,
        until,
        state,
      ],
    ]);
    expect(screen.getAllByRole('columnheader')).toHaveLength(8);
  });

  it('counts one month', async () => {
    answers({ ...request, termMonths: 1 });
    page();
    expect(await screen.findByRole('cell', { name: '1 month' })).toBeVisible();
  });

  it.each(bankVisibleStates)('has words for %s in both languages', async (state) => {
    answers({ ...request, state });
    const english = page();
    expect((await rows())[0]).toContain(en[`requests.state.${state}`]);
    english.unmount();
    page('/tr/bank/quotes');
    expect((await rows())[0]).toContain(tr[`requests.state.${state}`]);
  });
});

it.each([
  ['/bank/quotes', 'No request yet'],
  ['/tr/bank/quotes', 'Henüz talep yok'],
])('at %s says that nobody shared a request yet', async (path, title) => {
  answers();
  page(path);
  expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

it('tells that it is loading', async () => {
  const answer = Promise.withResolvers<{ body: BankQuotesAnswer }>();
  network.answer(endpoint, () => answer.promise);
  page();
  expect(screen.getByText('Loading')).toBeInTheDocument();
  answer.resolve({ body: { quotes: [request] } });
  expect(await screen.findByRole('table')).toBeVisible();
  expect(screen.queryByText('Loading')).not.toBeInTheDocument();
});

it('tells that the market is out of reach, and tries again', async () => {
  network.answer(endpoint, () => Promise.reject(new TypeError('Failed to fetch')));
  page();
  expect(await screen.findByRole('alert')).toHaveTextContent('No connection');
  answers(request);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table')).toBeVisible();
});

it('tells of a refusal with its reference', async () => {
  network.answer(endpoint, () => problemAnswer(403, 'access.forbidden', 'req-403'));
  page();
  expect(await screen.findByRole('alert')).toHaveTextContent('Reference req-403');
});
