import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { StaffFinancing as Answered } from 'shared-kit/contract/financing';
import { fillIn } from 'shared-kit/contract/languages';
import { type FakeNetwork, fakeNetwork, renderInShell } from 'shared-kit/testing';
import en from '../messages/en.json' with { type: 'json' };
import tr from '../messages/tr.json' with { type: 'json' };
import { StaffFinancing } from './staff-financing.tsx';

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({});
});
afterEach(() => network.restore());

function open(answer: Answered, path = '/quote/one') {
  network.answer('/api/admin/quotes/one/financing', () => ({ body: answer }));
  renderInShell(<StaffFinancing quoteId="one" />, {
    path,
    messages: { bank: path.startsWith('/tr') ? tr : en },
  });
}
const request = { number: 'F-2026-00417', state: 'accepted', askedAt: '2026-11-18T10:00:00Z' } as const;

it.each([
  ['/quote/one', en, '18 Nov 2026'],
  ['/tr/quote/one', tr, '18 Kas 2026'],
])('%s tells staff that financing was asked and how it stands', async (path, words, day) => {
  open({ request }, path);
  const title = fillIn(words['financing.request'], { number: request.number });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  const state = words['financing.staff-state.accepted'];
  expect(screen.getByText(fillIn(words['financing.staff'], { day, state }))).toBeVisible();
});

it('shows nothing where none was asked', async () => {
  open({ request: null });
  await waitFor(() => expect(network.asked).toHaveLength(1));
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
