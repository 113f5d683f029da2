import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { fillIn } from 'shared-kit/contract/languages';
import type { PriceListsAnswer } from 'shared-kit/contract/price-lists';
import {
  containing,
  type FakeNetwork,
  fakeNetwork,
  problemAnswer,
  renderInShell,
  rowsOf,
} from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import PriceListsPage from './price-lists-page.tsx';

const list = (change: Partial<PriceListsAnswer['lists'][number]>): PriceListsAnswer['lists'][number] => ({
  id: 'list',
  name: 'Partners',
  validFrom: null,
  validUntil: null,
  time: 'current',
  companies: ['Nordhav'],
  entries: 1,
  changedAt: '2026-11-20T10:00:00Z',
  changedBy: 'Emre Kaplan',
  ...change,
});
let network: FakeNetwork;
let answer: PriceListsAnswer;
beforeEach(() => {
  answer = { mayChange: true, lists: [] };
  network = fakeNetwork({ '/api/manufacturer/price-lists': () => ({ body: answer }) });
});
afterEach(() => network.restore());

const host = { 'page.loading': 'Loading', 'answer.failed': 'Failed', 'error.retry': 'Retry' };
const open = (words = en, prefix = '') =>
  renderInShell(<PriceListsPage />, {
    path: `${prefix}/manufacturer/price-lists`,
    messages: { manufacturer: words, host: { ...host, 'error.reference': 'Reference' } },
  });

it('tells of each list whom it is for, when it counts and who changed it', async () => {
  answer.lists = [
    list({
      id: 'a',
      companies: ['Nordhav', 'Karaova', 'Moncayo', 'Ilgaz', 'Meltem'],
      entries: 12,
      validFrom: '2027-01-01',
      validUntil: '2027-03-31',
      time: 'scheduled',
    }),
    list({ id: 'b', name: 'Trial', companies: [], validFrom: '2026-05-01' }),
    list({ id: 'c', name: 'Old', validUntil: '2025-12-31', time: 'past' }),
    list({ id: 'd', name: 'For good' }),
  ];
  open();
  const rows = rowsOf(await screen.findByRole('table', { name: en['price-lists.title'] }));
  const by = fillIn(en['price-lists.changed-by'], { by: 'Emre Kaplan', day: '20 Nov 2026' });
  const oneEntry = fillIn(en['price-lists.entries_one'], { count: 1 });
  expect(rows).toEqual([
    [
      'Partners',
      'Nordhav, Karaova +3',
      fillIn(en['price-lists.entries_other'], { count: 12 }),
      '1 Jan – 31 Mar 2027',
      en['price-lists.time.scheduled'],
      by,
    ],
    [
      'Trial',
      en['price-lists.no-company'],
      oneEntry,
      fillIn(en['price-lists.from-day'], { day: '1 May 2026' }),
      en['price-lists.time.current'],
      by,
    ],
    [
      'Old',
      'Nordhav',
      oneEntry,
      fillIn(en['price-lists.until-day'], { day: '31 Dec 2025' }),
      en['price-lists.time.past'],
      by,
    ],
    ['For good', 'Nordhav', oneEntry, en['price-lists.always'], en['price-lists.time.current'], by],
  ]);
  expect(screen.getByRole('link', { name: 'Partners' })).toHaveAttribute(
    'href',
    '/manufacturer/price-lists/a',
  );
  expect(screen.getByRole('link', { name: en['price-lists.add'] })).toBeVisible();
});

it('explains what a private list is where there is none', async () => {
  open();
  expect(await screen.findByText(en['price-lists.empty.sentence'])).toBeVisible();
  expect(screen.getByRole('link', { name: en['price-lists.add'] })).toHaveAttribute(
    'href',
    '/manufacturer/price-lists/new',
  );
});

it.each([[[]], [[list({})]]])('offers no new list to other members (%#)', async (lists) => {
  answer = { mayChange: false, lists };
  open();
  expect(await screen.findByText(containing(en['price-lists.owners']))).toBeVisible();
  expect(screen.queryByRole('link', { name: en['price-lists.add'] })).not.toBeInTheDocument();
});

it('says when the lists can’t be loaded', async () => {
  network.answer('/api/manufacturer/price-lists', () => problemAnswer(403, 'access.forbidden'));
  open();
  expect(await screen.findByText('Failed')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});

it('is there in Turkish', async () => {
  answer.lists = [list({ validFrom: '2027-01-01', validUntil: '2027-03-31', time: 'scheduled', entries: 3 })];
  open(tr as typeof en, '/tr');
  const rows = rowsOf(await screen.findByRole('table', { name: tr['price-lists.title'] }));
  expect(rows[0]?.slice(2, 5)).toEqual([
    fillIn(tr['price-lists.entries_other'], { count: 3 }),
    '1 Oca – 31 Mar 2027',
    tr['price-lists.time.scheduled'],
  ]);
});
