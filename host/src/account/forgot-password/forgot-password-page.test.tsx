import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { splitLocale } from 'shared-kit/contract/languages';
import { type FakeNetwork, fakeNetwork, problemAnswer, renderInShell } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import ForgotPasswordPage from './forgot-password-page.tsx';

const ask = '/api/auth/forgot-password';
let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({ [ask]: () => ({ body: {} }) });
});
afterEach(() => network.restore());

function open(path = '/forgot-password', demo = false) {
  const texts = splitLocale(path).locale === 'tr' ? tr : en;
  renderInShell(<ForgotPasswordPage />, { path, config: { demo }, messages: { host: texts } });
  return texts;
}
const field = () => screen.getByRole('textbox');
const alert = () => screen.findByRole('alert');

it.each(['/forgot-password', '/tr/forgot-password'])('at %s mails a link and says so', async (path) => {
  const texts = open(path);
  expect(field()).toHaveFocus();
  await userEvent.type(field(), 'd@mill.example{Enter}');
  const heading = await screen.findByRole('heading', { level: 1, name: texts['mail-sent.title'] });
  expect(heading).toHaveFocus();
  expect(screen.getByText(/d@mill\.example/).parentElement).toHaveTextContent(texts['mail-sent.spam']);
  expect(network.asked).toEqual([ask]);

  await userEvent.click(screen.getByRole('button', { name: texts['forgot-password.again'] }));
  expect(field()).toHaveValue('d@mill.example');
});

it('leads to the mailbox in a demo', async () => {
  open('/tr/forgot-password', true);
  await userEvent.type(field(), 'd@mill.example{Enter}');
  expect(await screen.findByRole('link', { name: tr['mail-sent.mailbox'] })).toHaveAttribute(
    'href',
    '/dev/mailbox?lang=tr',
  );
});

it.each(['', 'deniz', 'd@mill', 'd @mill.example'])('does not ask for %j', async (typed) => {
  open();
  await userEvent.type(field(), `${typed}{Enter}`);
  expect(await alert()).toHaveFocus();
  expect(field()).toHaveAccessibleDescription(en['mailed-link.email']);
  expect(field()).toBeInvalid();
  await userEvent.click(screen.getByRole('link', { name: en['mailed-link.email'] }));
  expect(field()).toHaveFocus();
  expect(network.asked).toEqual([]);
});

it.each([
  ['too many', () => problemAnswer(429, 'request.too-many'), en['mailed-link.too-many']],
  ['a broken server', () => problemAnswer(500, 'internal'), en['login.failure.unreachable']],
  ['no network', () => Promise.reject(new TypeError('no')), en['login.failure.unreachable']],
])('says so at %s, and keeps what was typed', async (_what, answer, words) => {
  network.answer(ask, answer);
  open();
  await userEvent.type(field(), 'd@mill.example{Enter}');
  expect(await alert()).toHaveTextContent(words);
  expect(field()).toHaveValue('d@mill.example');
});

it("shows the server's error at the address", async () => {
  network.answer(ask, () => ({
    status: 400,
    body: { code: 'request.body-invalid', errors: [{ name: 'email', reason: 'invalid-format' }] },
  }));
  open();
  await userEvent.type(field(), 'd..x@mill.example{Enter}');
  expect(await alert()).toHaveTextContent(en['mailed-link.email']);
});
