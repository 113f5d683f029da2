import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MakerOverview } from 'shared-kit/contract';
import { type FakeNetwork, fakeNetwork, renderInShell, rowsOf } from 'shared-kit/testing';
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
  ['/manufacturer', 'Median time to first answer 6.3 h 11 h in the year before', 'Product views 1,284'],
  ['/tr/manufacturer', 'İlk yanıta kadar geçen süre (medyan) 6,3 saat önceki yıl 11 saat', '1.284'],
])('shows figures with those of the period before at %s', async (path, time, views) => {
  open(overview, path);
  expect(await screen.findByRole('link', { name: time })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/manufacturer\/requests\?turn=mine$/),
  );
  expect(screen.getByRole('link', { name: new RegExp(views) })).toBeVisible();
  expect(screen.getByText('$5,900,000 · €1,201')).toBeVisible();
});

it('leads from a reason for lost quotes to those of the period', async () => {
  open(overview);
  const table = await screen.findByRole('table', { name: 'Why we won and lost' });
  expect(rowsOf(table)).toEqual([['Price', '–', '3']]);
  expect(within(table).getByRole('link', { name: 'Price: 3 quotes lost' })).toHaveAttribute(
    'href',
    '/manufacturer/requests?result=lost&reason=price&since=2025-12-01',
  );
});

it('says where reasons can be written as long as there are none', async () => {
  open(empty);
  expect(await screen.findByText(/^Nobody has said yet why/)).toBeVisible();
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
  expect(await screen.findByRole('link', { name: 'Acceptance rate –' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Value of open offers –' })).toBeVisible();
  expect(await screen.findByText('Nothing waits for your company.')).toBeVisible();
});

it('shows the history as a chart that keys go through, as a table and as a file', async () => {
  const user = userEvent.setup();
  open(overview);
  const chart = await screen.findByRole('img', { name: 'Requests, offers and accepted offers' });
  chart.focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(screen.getByText('Nov 2026: Requests 7 · Offers 2 · Accepted 0')).toBeVisible();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByText('Oct 2026: Requests 4 · Offers 3 · Accepted 1')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Table' }));
  const table = screen.getByRole('table', { name: 'Requests, offers and accepted offers' });
  expect(rowsOf(table).at(-1)).toEqual(['Nov 2026', '7', '2', '0']);
  const file = screen.getByRole('link', { name: 'Download as CSV' }).getAttribute('href') ?? '';
  expect(decodeURIComponent(file)).toContain('"From","Requests","Offers","Accepted"\r\n2026-10-01,4,3,1\r\n');
});

it('asks for the quarter that is chosen, which stands in the address', async () => {
  const { address } = open(overview);
  const periods = await screen.findByRole('radiogroup', { name: 'Period' });
  await userEvent.click(within(periods).getByRole('radio', { name: 'Quarter' }));
  expect(address()).toBe('/manufacturer?period=quarter');
  expect((await screen.findAllByText(/in the quarter before/))[0]).toBeVisible();
  expect(network.last('/api/manufacturer/overview').searchParams.get('period')).toBe('quarter');
});
