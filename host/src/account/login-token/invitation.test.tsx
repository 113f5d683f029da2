import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn } from 'shared-kit/contract/languages';
import {
  containing,
  type FakeNetwork,
  fakeNetwork,
  press,
  problemAnswer,
  renderInShell,
  testSession,
} from 'shared-kit/testing';
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

const invitationTitle = fillIn(en['invitation.title'], { company: 'Çağlayan' });

it('an invitation asks somebody new for name and password, and leads to the members', async () => {
  const { address } = open('invitation');
  await title(invitationTitle);
  const invites = fillIn(en['invitation.lead'], { name: 'Ada Kaya', company: 'Çağlayan' });
  const lead = `${invites}{{rest}}${en['invitation.role.approver']}`;
  expect(screen.getByText(containing(lead))).toBeVisible();
  expect(network.asked).toEqual([look]);
  await press(en['invitation.accept']);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    fillIn(en['profile.summary_other'], { count: 2 }),
  );
  await userEvent.type(screen.getByLabelText(en['register.name']), 'Can Demir');
  await userEvent.type(screen.getByLabelText(en['login.password']), 'ten letter{Enter}');
  expect(address()).toBe('/profile?section=members');
  expect(network.asked).toEqual([look, accept, session]);
});

it('an invitation asks nothing of somebody with an account', async () => {
  network.answer(look, () => invitation('known'));
  const { address } = open('invitation');
  await title(invitationTitle);
  expect(screen.queryByRole('textbox')).toBeNull();
  await press(en['invitation.accept']);
  expect(address()).toBe('/profile?section=members');
});

it.each(['other-company', 'already-member'] as const)('an invitation tells %s so', async (standing) => {
  const words = containing(en[`invitation.${standing}`], { company: 'Çağlayan' });
  network.answer(look, () => invitation(standing));
  open('invitation');
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: en['invitation.accept'] })).toBeNull();
});

it.each([
  ['at first sight', look],
  ['meanwhile', accept],
])('an invitation that is dead %s says so', async (_when, path) => {
  network.answer(look, () => invitation('known'));
  network.answer(path, dead);
  open('invitation');
  if (path === accept) {
    await title(invitationTitle);
    await press(en['invitation.accept']);
  }
  expect(await title(en['dead-link.title'])).toHaveFocus();
  expect(screen.getByText(en['invitation.dead'])).toBeVisible();
});

it('a new address is confirmed at a press', async () => {
  open('new-email');
  expect(network.asked).toEqual([]);
  await press(en['new-email.submit']);
  expect(await title(en['new-email.done'])).toHaveFocus();
  expect(screen.getByRole('link', { name: en['new-email.profile'] })).toHaveAttribute('href', '/profile');
});

it('a dead link confirms no address', async () => {
  network.answer(confirm, dead);
  open('new-email');
  await press(en['new-email.submit']);
  expect(await title(en['dead-link.title'])).toBeVisible();
});
