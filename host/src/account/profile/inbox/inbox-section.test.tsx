import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { InboxEntry } from 'shared-kit/contract/notifications';
import { containing, type FakeNetwork } from 'shared-kit/testing';
import en from '../../../messages/en.json' with { type: 'json' };
import { openProfile, profileNetwork } from '../testing/open-profile.tsx';

let network: FakeNetwork;
beforeEach(() => {
  network = profileNetwork();
});
afterEach(() => network.restore());

const entry = (number: number): InboxEntry => ({
  id: `entry-${number}`,
  event: 'company-approved',
  params: { company: `Company ${number}` },
  path: '/profile?section=company',
  createdAt: '2026-11-20T12:00:00Z',
  isRead: true,
});

it('shows a page more at a time', async () => {
  network.answer('/api/notifications', ({ searchParams }) => {
    const isFirst = searchParams.get('cursor') === null;
    const entries = isFirst ? [entry(4), entry(3)] : [entry(2)];
    return { body: { entries, next: isFirst ? 'entry-3' : null, unread: 0 } };
  });
  openProfile('inbox');
  const approved = en['inbox.event.company-approved'];
  expect(await screen.findAllByRole('link', { name: containing(approved) })).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: en['inbox.more'] }));
  expect(
    await screen.findByRole('link', { name: containing(approved, { company: 'Company 2' }) }),
  ).toBeVisible();
  expect(screen.getAllByRole('link', { name: containing(approved) })).toHaveLength(3);
  expect(screen.queryByRole('button', { name: en['inbox.more'] })).not.toBeInTheDocument();
});

it('says that there are no entries yet', async () => {
  network.answer('/api/notifications', () => ({ body: { entries: [], next: null, unread: 0 } }));
  openProfile('inbox');
  expect(await screen.findByRole('heading', { name: en['inbox.empty.title'] })).toBeVisible();
});
