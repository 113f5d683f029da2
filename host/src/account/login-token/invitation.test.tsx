import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FakeNetwork, fakeNetwork, problemAnswer, renderInShell, testSession } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import LoginTokenPage from './login-token-page.tsx';

const look = '/api/auth/look-at-invitation';
const accept = '/api/auth/accept-invitation';
const confirm = '/api/auth/confirm-email';
const session = '/api/_auth/session';
const invitation = (standing: string) => ({
  body: {
    companyName: 'Çağlayan',
    invitedBy: 'Ada Kaya',
    email: 'can@mill.example',
    role: 'approver',
    standing,
  },
});
const dead = () => problemAnswer(410, 'auth.link-invalid');

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({
    [look]: () => invitation('new'),
    [accept]: () => ({ body: {} }),
    [confirm]: () => ({ body: {} }),
    [session]: () => ({ body: testSession }),
  });
});
afterEach(() => network.restore());

const open = (purpose: string) =>
  renderInShell(<LoginTokenPage />, {
    path: `/login/some-token?for=${purpose}`,
    pattern: '/login/:token',
    messages: { host: en },
  });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('an invitation asks somebody new for name and password, and leads to the members', async () => {
  const { address } = open('invitation');
  await title('Invitation to Çağlayan');
  expect(screen.getByText(/Ada Kaya invites you.*As an approver/)).toBeVisible();
  expect(network.asked).toEqual([look]);
  await press('Accept and sign in');
  expect(await screen.findByRole('alert')).toHaveTextContent('2 fields need your attention');
  await userEvent.type(screen.getByLabelText('First and last name'), 'Can Demir');
  await userEvent.type(screen.getByLabelText('Password'), 'ten letter{Enter}');
  expect(address()).toBe('/profile?section=members');
  expect(network.asked).toEqual([look, accept, session]);
});

it('an invitation asks nothing of somebody with an account', async () => {
  network.answer(look, () => invitation('known'));
  const { address } = open('invitation');
  await title('Invitation to Çağlayan');
  expect(screen.queryByRole('textbox')).toBeNull();
  await press('Accept and sign in');
  expect(address()).toBe('/profile?section=members');
});

it.each([
  ['other-company', /belongs to another company/],
  ['already-member', /already belongs to Çağlayan/],
])('an invitation tells %s so', async (standing, words) => {
  network.answer(look, () => invitation(standing));
  open('invitation');
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Accept and sign in' })).toBeNull();
});

it.each([
  ['at first sight', look],
  ['meanwhile', accept],
])('an invitation that is dead %s says so', async (_when, path) => {
  network.answer(look, () => invitation('known'));
  network.answer(path, dead);
  open('invitation');
  if (path === accept) {
    await title('Invitation to Çağlayan');
    await press('Accept and sign in');
  }
  expect(await title('This link no longer works')).toHaveFocus();
  expect(screen.getByText(/Ask whoever invited you/)).toBeVisible();
});

it('a new address is confirmed at a press', async () => {
  open('new-email');
  expect(network.asked).toEqual([]);
  await press('Confirm the address');
  expect(await title('Your email address is changed')).toHaveFocus();
  expect(screen.getByRole('link', { name: 'To my profile' })).toHaveAttribute('href', '/profile');
});

it('a dead link confirms no address', async () => {
  network.answer(confirm, dead);
  open('new-email');
  await press('Confirm the address');
  expect(await title('This link no longer works')).toBeVisible();
});
