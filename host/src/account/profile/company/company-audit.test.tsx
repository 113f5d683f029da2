import { afterEach, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AuditEntry } from 'shared-kit/contract/audit';
import { type FakeNetwork, fakeNetwork, renderInShell } from 'shared-kit/testing';
import en from '../../../messages/en.json' with { type: 'json' };
import { CompanyAudit } from './company-audit.tsx';

const entry = (id: string, reason: string): AuditEntry => ({
  id,
  reason,
  at: '2026-11-20T09:00:00Z',
  action: 'company.decided',
  company: null,
  session: null,
  by: { kind: 'staff', name: null },
  subject: null,
  changes: [{ field: 'state', from: 'in_review', to: 'approved' }],
});

let network: FakeNetwork;
afterEach(() => network.restore());

it('tells an owner what changed, page by page', async () => {
  network = fakeNetwork({
    '/api/company/audit': ({ searchParams }) =>
      searchParams.get('cursor') === 'older'
        ? { body: { entries: [entry('1', 'As the register says')], next: null } }
        : { body: { entries: [entry('2', 'Documents complete')], next: 'older' } },
  });
  renderInShell(<CompanyAudit />, { path: '/profile', messages: { host: en } });
  const sheet = within(screen.getByRole('region', { name: en['profile.audit.title'] }));
  expect(await sheet.findByText('Documents complete')).toBeVisible();
  expect(sheet.getByText('State: In review → Approved')).toBeVisible();
  expect(sheet.getByText(/· The market's staff/)).toBeVisible();
  await userEvent.click(sheet.getByRole('button', { name: en['profile.audit.older'] }));
  expect(await sheet.findByText('As the register says')).toBeVisible();
  await userEvent.click(sheet.getByRole('button', { name: en['profile.audit.newest'] }));
  expect(await sheet.findByText('Documents complete')).toBeVisible();
});

it('says that nothing has changed yet', async () => {
  network = fakeNetwork({ '/api/company/audit': () => ({ body: { entries: [], next: null } }) });
  renderInShell(<CompanyAudit />, { path: '/profile', messages: { host: en } });
  expect(await screen.findByText(en['profile.audit.none'])).toBeVisible();
});
