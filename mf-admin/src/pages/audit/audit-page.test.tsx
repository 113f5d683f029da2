import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AuditAnswer, AuditEntry } from 'shared-kit/contract/audit';
import { type FakeNetwork, fakeNetwork, problemAnswer, renderInShell } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import AuditPage from './audit-page.tsx';

const entry: AuditEntry = {
  id: 'entry-1',
  at: '2026-11-20T09:00:00Z',
  action: 'member.role-changed',
  company: { id: 'mill', name: 'Çağlayan Dokuma A.Ş.' },
  by: { kind: 'staff', name: 'Selin Er' },
  subject: 'Deniz Aksoy',
  changes: [{ field: 'role', from: 'member', to: 'owner' }],
  reason: 'The owner left',
  session: '018f4d2e-0000-7000-8000-000000000001',
};
const host = {
  'answer.failed': 'Failed',
  'error.reference': 'Reference',
  'page.loading': 'Loading',
  'list.first-page': 'First page',
  'list.next-page': 'Next page',
  'list.pages': 'Pages',
};

let network: FakeNetwork;
let asked: string[] = [];
const answer = (body: AuditAnswer) =>
  network.answer('/api/admin/audit', (address) => {
    asked.push(address.search);
    return { body };
  });
beforeEach(() => {
  asked = [];
  network = fakeNetwork({});
  answer({ entries: [entry], next: 'older' });
});
afterEach(() => network.restore());

const open = (path = '/admin/audit') =>
  renderInShell(<AuditPage />, { path, messages: { admin: path.startsWith('/tr') ? tr : en, host } });

it.each([
  ['/admin/audit', en, 'Role: Member → Owner', 'Role changed: Deniz Aksoy'],
  ['/tr/admin/audit', tr, 'Rol: Üye → Sahip', 'Rol değişti: Deniz Aksoy'],
] as const)('%s tells who changed what, from what to what and why', async (path, words, change, title) => {
  open(path);
  const list = within(screen.getByRole('region', { name: words['audit.entries'] }));
  expect(await list.findByText(change)).toBeVisible();
  expect(list.getByText(title)).toBeVisible();
  expect(list.getByText('The owner left')).toBeVisible();
  expect(list.getByText(/Selin Er, .* · Çağlayan Dokuma A\.Ş\./)).toBeVisible();
  expect(list.getByText(new RegExp(entry.session ?? ''))).toBeVisible();
});

it('asks for what the filters say, and offers the same as a file', async () => {
  open('/admin/audit?cursor=older');
  await userEvent.type(screen.getByLabelText(en['audit.filter.company']), 'Çağlayan');
  await userEvent.selectOptions(screen.getByLabelText(en['audit.filter.topic']), 'member');
  await userEvent.click(screen.getByRole('button', { name: en['audit.filter.submit'] }));
  const query = `?${new URLSearchParams({ company: 'Çağlayan', topic: 'member' })}`;
  await screen.findByText('The owner left');
  expect(asked).toEqual(['?cursor=older', query]);
  expect(screen.getByRole('link', { name: en['audit.csv'] })).toHaveAttribute(
    'href',
    `/api/admin/audit.csv${query}`,
  );
});

it('says that nothing was found', async () => {
  answer({ entries: [], next: null });
  open();
  expect(await screen.findByText(en['audit.none'])).toBeVisible();
});

it('says that the log could not be read', async () => {
  network.answer('/api/admin/audit', () => problemAnswer(500, 'internal'));
  open();
  expect(await screen.findByText('Failed')).toBeVisible();
});
