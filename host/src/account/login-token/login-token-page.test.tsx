import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { splitLocale } from 'shared-kit/contract/languages';
import { sessionStore } from 'shared-kit/shell';
import {
  type FakeNetwork,
  fakeNetwork,
  press,
  problemAnswer,
  renderInShell,
  testSession,
} from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import LoginTokenPage from './login-token-page.tsx';

const use = '/api/auth/login-token';
const session = '/api/_auth/session';

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({ [use]: () => ({ body: {} }), [session]: () => ({ body: testSession }) });
});
afterEach(() => network.restore());

function open(query = '', prefix = '') {
  const path = `${prefix}/login/some-token${query}`;
  const host = splitLocale(path).locale === 'tr' ? tr : en;
  return renderInShell(<LoginTokenPage />, { path, pattern: '/login/:token', messages: { host } });
}

it('does nothing by being looked at', async () => {
  open();
  expect(screen.getByRole('button', { name: en['login.submit'] })).toHaveFocus();
  expect(network.asked).toEqual([]);
});

it.each([
  ['', '', '/'],
  ['', '/tr', '/tr'],
  ['?redirect=%2Fcart%3Fx%3D1', '', '/cart?x=1'],
  ['?redirect=%2F%2Fevil.example', '', '/'],
  ['?redirect=%2Flogout', '', '/'],
])('with %j in %j signs in and leads to %s', async (query, prefix, expected) => {
  const { address } = open(query, prefix);
  await press(prefix ? tr['login.submit'] : en['login.submit']);
  expect(address()).toBe(expected);
  expect(network.asked).toEqual([use, session]);
  expect(sessionStore.getState().session).toEqual(testSession);
});

it.each([
  ['', en],
  ['/tr', tr],
])('in %j confirms the address of somebody new', async (prefix, texts) => {
  const { address } = open('?for=confirm-address&redirect=%2Fcart', prefix);
  expect(screen.getByRole('heading', { name: texts['login-token.confirm-title'] })).toBeVisible();
  await press(texts['login-token.confirm']);
  expect(address()).toBe('/cart');
  expect(network.asked).toEqual([use, session]);
});

it('says that a link no longer works, and leads to a new one', async () => {
  network.answer(use, () => problemAnswer(410, 'auth.link-invalid'));
  open('?redirect=%2Fcart');
  await press(en['login.submit']);
  expect(await screen.findByRole('heading', { name: en['dead-link.title'] })).toHaveFocus();
  expect(screen.getByRole('link', { name: en['login-token.new-link'] })).toHaveAttribute(
    'href',
    '/login?redirect=%2Fcart',
  );
});

it('can be tried again after a failure', async () => {
  network.answer(use, () => problemAnswer(500, 'internal'));
  const { address } = open();
  await press(en['login.submit']);
  expect(await screen.findByRole('alert')).toHaveTextContent(en['login.failure.unreachable']);
  network.answer(use, () => ({ body: {} }));
  await press(en['login.submit']);
  expect(address()).toBe('/');
});
