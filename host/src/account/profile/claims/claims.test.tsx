import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn } from 'shared-kit/contract/languages';
import { type FakeNetwork, fakeNetwork, problemAnswer, renderInShell } from 'shared-kit/testing';
import en from '../../../messages/en.json' with { type: 'json' };
import tr from '../../../messages/tr.json' with { type: 'json' };
import { ClaimsSheet } from './claims-sheet.tsx';
import { OwnClaim } from './own-claim.tsx';

const id = '018f4d2e-0000-7000-8000-000000000001';
const mine = { id, country: 'TR', taxNumber: '4540536920', askedAt: '2026-11-20T09:00:00Z', reason: null };
const theirs = { id, name: 'Deniz Aksoy', email: 'deniz@mill.example', words: 'I buy for them' };
const waiting = { ...theirs, openedAt: '2026-11-20T09:00:00Z', state: 'open' };

let network: FakeNetwork;
let state = 'open';
beforeEach(() => {
  state = 'open';
  network = fakeNetwork({
    '/api/profile/claim': () => ({ body: { claim: { ...mine, state } } }),
    [`/api/profile/claim/${id}/withdrawal`]: () => {
      state = 'withdrawn';
      return { body: {} };
    },
    '/api/company/claims': () => ({ body: { claims: [{ ...waiting, state }] } }),
    [`/api/company/claims/${id}/opinion`]: (_url, body) => {
      state = (body as { opinion: string }).opinion === 'agree' ? 'agreed' : 'objected';
      return { body: {} };
    },
  });
});
afterEach(() => network.restore());

const show = (element: React.ReactElement, path = '/profile') =>
  renderInShell(element, { path, messages: { host: path.startsWith('/tr') ? tr : en } });

it.each([
  ['/profile', en],
  ['/tr/profile', tr],
] as const)('%s says how a claim of mine stands', async (path, words) => {
  show(<OwnClaim />, path);
  expect(await screen.findByText(words['profile.claim.waiting'])).toBeVisible();
  expect(screen.getByText(/4540536920/)).toBeVisible();
});

it('is withdrawn after a question', async () => {
  show(<OwnClaim />);
  await userEvent.click(await screen.findByRole('button', { name: en['profile.claim.withdraw'] }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: en['profile.claim.withdraw'] }));
  expect(await screen.findByText(en['profile.claim.withdrawn'])).toBeVisible();
  expect(screen.queryByRole('button', { name: en['profile.claim.withdraw'] })).not.toBeInTheDocument();
});

it('of nobody is not shown', async () => {
  network.answer('/api/profile/claim', () => ({ body: { claim: null } }));
  network.answer('/api/company/claims', () => ({ body: { claims: [] } }));
  const { container } = show(
    <>
      <OwnClaim />
      <ClaimsSheet />
    </>,
  );
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(network.asked).toHaveLength(2);
  expect(container.querySelector('section, article')).toBeNull();
});

it('on my company is answered, and the answer can be changed', async () => {
  show(<ClaimsSheet />);
  expect(await screen.findByText('I buy for them')).toBeVisible();
  await userEvent.click(
    screen.getByRole('button', { name: fillIn(en['profile.claims.agree-of'], { name: 'Deniz Aksoy' }) }),
  );
  expect(await screen.findByText(en['profile.claims.agreed'])).toBeVisible();
  await userEvent.click(
    screen.getByRole('button', { name: fillIn(en['profile.claims.object-of'], { name: 'Deniz Aksoy' }) }),
  );
  expect(await screen.findByText(en['profile.claims.objected'])).toBeVisible();
});

it('that somebody decided meanwhile says so', async () => {
  network.answer(`/api/company/claims/${id}/opinion`, () => problemAnswer(409, 'claim.moved'));
  show(<ClaimsSheet />);
  await userEvent.click(
    await screen.findByRole('button', {
      name: fillIn(en['profile.claims.agree-of'], { name: 'Deniz Aksoy' }),
    }),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(en['profile.failure.claim-moved']);
});
