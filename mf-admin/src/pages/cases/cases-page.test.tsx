import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn } from 'shared-kit/contract/languages';
import type { StaffCasesAnswer } from 'shared-kit/contract/staff-cases';
import { type FakeNetwork, fakeNetwork, problemAnswer, renderInShell } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import CasesPage from './cases-page.tsx';

const url = '/api/admin/cases';
const id = '018f4d2e-0000-7000-8000-000000000001';
const quote = { id, number: 'RFQ-2007' };
const aCase: StaffCasesAnswer['cases'][number] = {
  id: 'case-1',
  staff: 'Selin Er',
  reason: 'The maker asked us to look',
  openedAt: '2026-11-20T09:00:00Z',
  endsAt: '2026-11-21T09:00:00Z',
  company: null,
  quote,
  isMine: true,
  isOpen: true,
};
const host = { 'answer.failed': 'Failed', 'error.reference': 'Reference', 'page.loading': 'Loading' };

let network: FakeNetwork;
let sent: unknown[] = [];
beforeEach(() => {
  sent = [];
  network = fakeNetwork({
    '/api/quotes': () => ({ body: { quotes: [], next: null, counts: { total: 0, mine: 0, stages: {} } } }),
    [`/api/admin/verification/${id}`]: () => ({ body: { id, legalName: 'Çağlayan Dokuma A.Ş.' } }),
  });
  network.answer(url, (_address, body) => {
    if (body === undefined) return { body: { cases: [aCase], next: null } };
    sent.push(body);
    return { body: aCase };
  });
});
afterEach(() => network.restore());

const open = (path = '/admin/cases') =>
  renderInShell(<CasesPage />, { path, messages: { admin: path.startsWith('/tr') ? tr : en, host } });
const form = () => within(screen.getByRole('region', { name: en['cases.open.title'] }));
const send = () => userEvent.click(form().getByRole('button', { name: en['cases.open.submit'] }));

it.each([
  ['/admin/cases', en],
  ['/tr/admin/cases', tr],
] as const)('%s tells every case, and leads to what I may read', async (path, words) => {
  open(path);
  const list = within(await screen.findByRole('region', { name: words['cases.all.title'] }));
  expect(await list.findByText('The maker asked us to look')).toBeVisible();
  expect(list.getByText(words['cases.all.is-open'])).toBeVisible();
  expect(list.getByRole('link')).toHaveAttribute('href', `${path.replace('/admin/cases', '')}/quote/${id}`);
  expect(await screen.findByText(words['cases.quotes.none'])).toBeVisible();
});

it('opens a case about a quote, with the reason', async () => {
  open(`/admin/cases?quote=${quote.number}`);
  await send();
  expect(form().getByLabelText(en['cases.open.reason'])).toHaveFocus();
  expect(sent).toEqual([]);
  await userEvent.type(form().getByLabelText(en['cases.open.reason']), 'The maker asked us to look');
  await send();
  expect(
    await form().findByRole('link', { name: fillIn(en['cases.open.read'], { number: 'RFQ-2007' }) }),
  ).toHaveAttribute('href', `/quote/${id}`);
  expect(sent).toEqual([{ companyId: null, quote: 'RFQ-2007', reason: 'The maker asked us to look' }]);
});

it('opens one about a company that somebody came from', async () => {
  open(`/admin/cases?company=${id}`);
  expect(await screen.findByText(/Çağlayan Dokuma/)).toBeVisible();
  await userEvent.type(form().getByLabelText(en['cases.open.reason']), 'Bills that do not add up');
  await send();
  await waitFor(() => expect(sent).toMatchObject([{ companyId: id, quote: null }]));
});

it('says that there is no such quote', async () => {
  open('/admin/cases?quote=RFQ-1');
  await userEvent.type(form().getByLabelText(en['cases.open.reason']), 'The maker asked us to look');
  network.answer(url, () => problemAnswer(404, 'quote.not-found'));
  await send();
  expect(await form().findByRole('alert')).toHaveTextContent(en['cases.open.unknown']);
});
