import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { splitLocale } from 'shared-kit/contract/languages';
import type { PublicConfig } from 'shared-kit/contract/market';
import { type FakeNetwork, fakeNetwork, problemAnswer, renderInShell, testSession } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import LoginPage from './login-page.tsx';

const signIn = '/api/auth/sign-in/email';
const session = '/api/_auth/session';

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({ [signIn]: () => ({ body: {} }), [session]: () => ({ body: testSession }) });
});
afterEach(() => network.restore());

function login(path = '/login', config: Partial<PublicConfig> = {}) {
  const host = splitLocale(path).locale === 'tr' ? tr : en;
  return renderInShell(<LoginPage />, { path, config, messages: { host } });
}
const email = () => screen.getByRole('textbox', { name: en['login.email'] });
const password = () => screen.getByLabelText(en['login.password']);
const submit = () => userEvent.click(screen.getByRole('button', { name: en['login.submit'] }));
async function enter(address: string, word: string) {
  if (address) await userEvent.type(email(), address);
  if (word) await userEvent.type(password(), word);
  await submit();
}

describe('signing in', () => {
  it.each([
    ['/login', '/'],
    ['/tr/login', '/tr'],
    ['/login?redirect=%2Fquotes%3Fstate%3Dsent', '/quotes?state=sent'],
    ['/login?redirect=%2Ftr%2Fcart', '/tr/cart'],
    ['/login?redirect=https%3A%2F%2Fevil.example%2F', '/'],
    ['/login?redirect=%2F%2Fevil.example', '/'],
    ['/tr/login?redirect=%2Flogout', '/tr'],
  ])('at %s leads to %s', async (path, expected) => {
    const { address } = login(path);
    const texts = splitLocale(path).locale === 'tr' ? tr : en;
    await userEvent.type(screen.getByRole('textbox', { name: texts['login.email'] }), 'd@mill.example');
    await userEvent.type(screen.getByLabelText(texts['login.password']), 'secret{Enter}');
    expect(address()).toBe(expected);
    expect(network.asked).toEqual([signIn, session]);
  });

  it('goes to the configured home', async () => {
    const { address } = login('/login', { homePath: '/shop' });
    await enter('d@mill.example', 'secret');
    expect(address()).toBe('/shop');
  });

  it('has the focus in the first field, and the word for registering keeps the way back', () => {
    login('/login?redirect=%2Fcart');
    expect(email()).toHaveFocus();
    expect(screen.getByRole('link', { name: en['login.register'] })).toHaveAttribute(
      'href',
      '/register?redirect=%2Fcart',
    );
  });
});

describe('a refusal', () => {
  const wrong = en['login.failure.wrong'];
  it.each([
    ['a wrong password', () => problemAnswer(401, 'auth.credentials-wrong'), wrong],
    ['an unknown address', () => problemAnswer(401, 'auth.credentials-wrong'), wrong],
    ['an answer without a known code', () => ({ status: 400, body: { message: 'Invalid email' } }), wrong],
    ['too many attempts', () => problemAnswer(429, 'request.too-many'), en['login.failure.too-many']],
    ['a broken server', () => problemAnswer(500, 'internal'), en['login.failure.unreachable']],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), en['login.failure.unreachable']],
  ])('for %s is told, the address stays and the password is at hand', async (_what, answer, words) => {
    network.answer(signIn, answer);
    const { address } = login('/login?redirect=%2Fcart');
    await enter('d@mill.example', 'secret');
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(address()).toBe('/login?redirect=%2Fcart');
    expect(email()).toHaveValue('d@mill.example');
    expect(password()).toHaveFocus();
    expect(network.asked).toEqual([signIn]);
  });

  it('is gone with the next attempt', async () => {
    network.answer(signIn, () => problemAnswer(401, 'auth.credentials-wrong'));
    const { address } = login();
    await enter('d@mill.example', 'wrong');
    await screen.findByRole('alert');
    network.answer(signIn, () => ({ body: {} }));
    await submit();
    expect(address()).toBe('/');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    ['', ''],
    ['d@mill.example', ''],
    ['', 'secret'],
    ['   ', 'secret'],
  ])('comes without asking the server for %j and %j', async (address, word) => {
    login();
    await enter(address, word);
    expect(screen.getByRole('alert')).toHaveTextContent(en['login.failure.missing']);
    expect(network.asked).toEqual([]);
  });
});

describe('an unconfirmed address', () => {
  it('is reported after the right password, and the mail is sent again', async () => {
    const again = '/api/registration/confirmation';
    network.answer(signIn, () => problemAnswer(403, 'auth.email-unverified'));
    network.answer(again, () => ({ body: {} }));
    login('/login?redirect=%2Fcart');
    await enter('d@mill.example', 'secret');
    expect(screen.getByRole('alert')).toHaveTextContent(en['login.unverified']);
    await userEvent.click(screen.getByRole('button', { name: en['register.send-again'] }));
    expect(await screen.findByText(en['register.sent-again'])).toBeVisible();
    expect(network.asked).toEqual([signIn, again]);
  });
});

describe('signing in without the password', () => {
  const link = '/api/auth/request-login-link';
  const ask = () => userEvent.click(screen.getByRole('button', { name: en['login.mail-link'] }));

  it('mails a link, and stays on the page', async () => {
    network.answer(link, () => ({ body: {} }));
    const { address } = login('/login?redirect=%2Fcart');
    await userEvent.type(email(), ' d@mill.example ');
    await ask();
    expect(await screen.findByRole('status')).toHaveTextContent('If d@mill.example has an account here');
    expect(address()).toBe('/login?redirect=%2Fcart');
    expect(network.asked).toEqual([link]);
  });

  it.each(['', 'd@mill', 'd mill.example'])('needs an address, which %j is not', async (typed) => {
    login();
    if (typed) await userEvent.type(email(), typed);
    await ask();
    expect(screen.getByRole('alert')).toHaveTextContent(en['mailed-link.email']);
    expect(email()).toHaveFocus();
    expect(network.asked).toEqual([]);
  });

  it('has its limit', async () => {
    network.answer(link, () => problemAnswer(429, 'request.too-many'));
    login();
    await userEvent.type(email(), 'd@mill.example');
    await ask();
    expect(await screen.findByRole('alert')).toHaveTextContent(en['mailed-link.too-many']);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it.each([
    ['/login', en['login.forgot'], '/forgot-password'],
    ['/tr/login', tr['login.forgot'], '/tr/forgot-password'],
  ])('leads from %s to a new password', (path, name, expected) => {
    login(path);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', expected);
  });
});

describe('demo accounts', () => {
  it('are listed only where demo data was seeded', () => {
    login('/login', { demo: false });
    expect(screen.queryByRole('region', { name: en['login.demo.title'] })).not.toBeInTheDocument();
  });

  it('fill both fields, again and again', async () => {
    const { address } = login('/login', { demo: true });
    const list = within(screen.getByRole('region', { name: en['login.demo.title'] }));
    const account = (role: 'bank' | 'retailer') =>
      list.getByRole('button', { name: (it) => it.startsWith(`${en[`login.demo.role.${role}`]} `) });
    expect(list.getAllByRole('button')).toHaveLength(8);
    await userEvent.click(account('bank'));
    expect(email()).toHaveValue('bank@demo.example');
    expect(password()).toHaveValue('tezgah-demo-2026');

    await userEvent.click(account('retailer'));
    await userEvent.clear(email());
    await userEvent.click(account('retailer'));
    expect(email()).toHaveValue('retailer@demo.example');
    await submit();
    expect(address()).toBe('/');
  });
});
