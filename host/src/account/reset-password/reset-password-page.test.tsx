import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn } from 'shared-kit/contract/languages';
import { sessionStore } from 'shared-kit/shell';
import { type FakeNetwork, fakeNetwork, problemAnswer, renderInShell, testSession } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import ResetPasswordPage from './reset-password-page.tsx';

const check = '/api/auth/check-reset-link';
const reset = '/api/auth/reset-password';
const session = '/api/_auth/session';
const dead = () => problemAnswer(410, 'auth.link-invalid');

let network: FakeNetwork;
beforeEach(() => {
  const good = () => ({ body: {} });
  network = fakeNetwork({ [check]: good, [reset]: good, [session]: good });
});
afterEach(() => network.restore());

const open = () =>
  renderInShell(<ResetPasswordPage />, {
    path: '/reset-password/some-token',
    pattern: '/reset-password/:token',
    session: testSession,
    messages: { host: en },
  });
const field = () => screen.getByLabelText(en['reset-password.password']);
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

it('saves the password and ends the session in this browser', async () => {
  open();
  expect(field()).toHaveAttribute('autocomplete', 'new-password');
  await userEvent.type(field(), 'ten letter{Enter}');
  expect(await title(en['reset-password.done'])).toHaveFocus();
  expect(screen.getByRole('link', { name: en['account.sign-in'] })).toHaveAttribute('href', '/login');
  expect(sessionStore.getState().session).toBeNull();
  expect(network.asked).toEqual([check, reset, session]);
});

it.each([
  ['', 'empty'],
  ['nine char', 'too short'],
  ['x'.repeat(129), 'too long'],
])('refuses %j, which is %s, without asking the server', async (typed) => {
  open();
  await userEvent.type(field(), `${typed}{Enter}`);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    fillIn(en['reset-password.length'], { min: 10, max: 128 }),
  );
  expect(field()).toBeInvalid();
  expect(network.asked).toEqual([check]);
});

describe('a link that no longer works', () => {
  const newLink = () => screen.getByRole('link', { name: en['reset-password.new-link'] });

  it('is reported before anything is typed, with a link to a new one', async () => {
    network.answer(check, dead);
    open();
    expect(await title(en['dead-link.title'])).toHaveFocus();
    expect(newLink()).toHaveAttribute('href', '/forgot-password');
  });

  it('is reported if it expires meanwhile', async () => {
    network.answer(reset, dead);
    open();
    await userEvent.type(field(), 'ten letter{Enter}');
    expect(await title(en['dead-link.title'])).toBeVisible();
    expect(newLink()).toBeVisible();
  });
});

it.each([
  ['a broken server', () => problemAnswer(500, 'internal'), en['login.failure.unreachable']],
  ['too many', () => problemAnswer(429, 'request.too-many'), en['mailed-link.too-many']],
])('keeps what was typed at %s', async (_what, answer, words) => {
  network.answer(check, answer);
  network.answer(reset, answer);
  open();
  await userEvent.type(field(), 'ten letter{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(field()).toHaveValue('ten letter');
});
