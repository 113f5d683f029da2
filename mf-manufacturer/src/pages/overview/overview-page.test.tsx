import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn } from 'shared-kit/contract/languages';
import type { MakerOverview } from 'shared-kit/contract/makers';
import { containing, type FakeNetwork, fakeNetwork, renderInShell, rowsOf } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import OverviewPage from './overview-page.tsx';

const overview: MakerOverview = {
  openRequests: { open: 9, waiting: 2 },
  answerHours: { now: 6.25, before: 11 },
  acceptanceRate: { now: 0.4, before: null },
  openOffers: [
    { amount: '5900000.00', currency: 'USD' },
    { amount: '1200.50', currency: 'EUR' },
  ],
  views: { now: 1284, before: 0 },
  withoutPrice: 1,
  steps: [
    { from: '2026-10-01', requests: 4, offers: 3, accepted: 1 },
    { from: '2026-11-01', requests: 7, offers: 2, accepted: 0 },
  ],
  outcomes: { since: '2025-12-01', reasons: [{ reason: 'price', won: 0, lost: 3 }] },
};
const empty: MakerOverview = {
  openRequests: { open: 0, waiting: 0 },
  answerHours: { now: null, before: null },
  acceptanceRate: { now: null, before: null },
  openOffers: [],
  views: { now: 0, before: 0 },
  withoutPrice: 0,
  steps: [{ from: '2026-11-01', requests: 0, offers: 0, accepted: 0 }],
  outcomes: { since: '2025-12-01', reasons: [] },
};

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({});
  network.answer('/api/quotes', () => ({
    body: { quotes: [], next: null, counts: { total: 0, mine: 0, stages: {} } },
  }));
});
afterEach(() => network.restore());

const open = (answer: MakerOverview, path = '/manufacturer') => {
  network.answer('/api/manufacturer/overview', () => ({ body: answer }));
  return renderInShell(<OverviewPage />, {
    path,
    messages: { manufacturer: path.startsWith('/tr') ? tr : en, host: { 'page.loading': 'Loading' } },
  });
};

it.each([
  ['/manufacturer', en, '6.3', '1,284'],
  ['/tr/manufacturer', tr, '6,3', '1.284'],
])('shows figures with those of the period before at %s', async (path, words, median, views) => {
  open(overview, path);
  const hours = (count: string) => fillIn(words['overview.hours'], { hours: count });
  const before = fillIn(words['overview.before-year'], { value: hours('11') });
  const time = `${words['overview.answer-time']} ${hours(median)} ${before}`;
  expect(await screen.findByRole('link', { name: time })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/manufacturer\/requests\?turn=mine$/),
  );
  expect(screen.getByRole('link', { name: containing(`${words['overview.views']} ${views}`) })).toBeVisible();
  expect(screen.getByText('$5,900,000 · €1,201')).toBeVisible();
});

it('leads from a reason for lost quotes to those of the period', async () => {
  open(overview);
  const table = await screen.findByRole('table', { name: en['overview.outcomes'] });
  expect(rowsOf(table)).toEqual([[en['outcome.reason.price'], '–', '3']]);
  const lost = { reason: en['outcome.reason.price'], count: 3 };
  const name = fillIn(en['overview.outcomes.lost-link_other'], lost);
  expect(within(table).getByRole('link', { name })).toHaveAttribute(
    'href',
    '/manufacturer/requests?result=lost&reason=price&since=2025-12-01',
  );
});

it('says where reasons can be written as long as there are none', async () => {
  open(empty);
  expect(await screen.findByText(en['overview.outcomes.none'])).toBeVisible();
});

it('leads from products without a price to those products', async () => {
  open(overview);
  expect(await screen.findByRole('link', { name: `${en['overview.without-price']} 1` })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/manufacturer\/products\?status=published&missing=price-missing$/),
  );
});

it('shows a dash where nothing was counted, and that nothing waits', async () => {
  open(empty);
  expect(await screen.findByRole('link', { name: `${en['overview.acceptance']} –` })).toBeVisible();
  expect(screen.getByRole('link', { name: `${en['overview.open-offers']} –` })).toBeVisible();
  expect(await screen.findByText(en['overview.nothing-waits'])).toBeVisible();
});

it('shows the history as a chart that keys go through, as a table and as a file', async () => {
  const user = userEvent.setup();
  open(overview);
  const chart = await screen.findByRole('img', { name: en['overview.history'] });
  const [requests, offers, accepted] = [
    en['overview.requests'],
    en['overview.offers'],
    en['overview.accepted'],
  ];
  chart.focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(screen.getByText(`Nov 2026: ${requests} 7 · ${offers} 2 · ${accepted} 0`)).toBeVisible();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByText(`Oct 2026: ${requests} 4 · ${offers} 3 · ${accepted} 1`)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: en['overview.table'] }));
  const table = screen.getByRole('table', { name: en['overview.history'] });
  expect(rowsOf(table).at(-1)).toEqual(['Nov 2026', '7', '2', '0']);
  const file = screen.getByRole('link', { name: en['overview.download'] }).getAttribute('href') ?? '';
  expect(decodeURIComponent(file)).toContain(
    `"${en['overview.from']}","${requests}","${offers}","${accepted}"\r\n"2026-10-01",4,3,1\r\n`,
  );
});

it('asks for the quarter that is chosen, which stands in the address', async () => {
  const { address } = open(overview);
  const periods = await screen.findByRole('radiogroup', { name: en['overview.period'] });
  await userEvent.click(within(periods).getByRole('radio', { name: en['overview.period.quarter'] }));
  expect(address()).toBe('/manufacturer?period=quarter');
  expect((await screen.findAllByText(containing(en['overview.before-quarter'])))[0]).toBeVisible();
  expect(network.last('/api/manufacturer/overview').searchParams.get('period')).toBe('quarter');
});
