import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { termsVersion } from 'shared-kit/contract/companies';
import { fillIn, splitLocale } from 'shared-kit/contract/languages';
import { containing, type FakeNetwork, fakeNetwork, renderInShell, testSession } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import LoginPage from './login-page.tsx';

const session = '/api/_auth/session';
const signInProviders = [
  { id: 'mill-id', name: 'Mill ID' },
  { id: 'trade', name: 'Trade' },
];

let network: FakeNetwork;
const popup = { closed: false, close: jest.fn(() => undefined) };
const open = jest.fn<typeof window.open>();
const theirs = window.open;
beforeEach(() => {
  network = fakeNetwork({ [session]: () => ({ body: testSession }) });
  popup.closed = false;
  open.mockReturnValue(popup as unknown as Window);
  window.open = open;
});
afterEach(() => {
  network.restore();
  jest.clearAllMocks();
  window.open = theirs;
  localStorage.clear();
});

function login(path = '/login', providers = signInProviders) {
  const host = splitLocale(path).locale === 'tr' ? tr : en;
  return renderInShell(<LoginPage />, {
    path,
    config: { signInProviders: providers },
    messages: { host },
  });
}
const button = (name = 'Mill ID', words = en) =>
  screen.getByRole('button', { name: fillIn(words['login.provider.continue'], { name }) });
const opened = () => new URL(String(open.mock.lastCall?.[0]), 'https://market.example');
const key = () => `tezgah.sign-in.${opened().searchParams.get('flow')}`;
/** Does what the popup's last page does; browsers send storage events to all other windows. */
function tell(outcome: string, under = key()) {
  localStorage.setItem(under, outcome);
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: under, newValue: outcome }));
  });
}

describe('the providers of the market', () => {
  it('are not spoken of where there are none', () => {
    login('/login', []);
    expect(
      screen.queryByRole('button', { name: containing(en['login.provider.continue']) }),
    ).not.toBeInTheDocument();
    expect(screen.queryByText(en['login.provider.terms'])).not.toBeInTheDocument();
  });

  it.each([
    ['/login', en, en['register.terms'], '/terms-of-use'],
    ['/login', en, en['register.privacy'], '/privacy-policy'],
    ['/tr/login', tr, tr['register.terms'], '/tr/terms-of-use'],
    ['/tr/login', tr, tr['register.privacy'], '/tr/privacy-policy'],
  ])('at %s have a button each and the terms beside them', (path, words, link, address) => {
    login(path);
    expect(screen.getAllByRole('button', { name: /Mill ID|Trade/ })).toHaveLength(2);
    expect(screen.getByRole('button', { name: /Mill ID/ })).toHaveAccessibleDescription(
      containing(words['login.provider.terms']),
    );
    expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', address);
  });
});

describe('signing in with a provider', () => {
  it('opens a window of 960 by 600 that knows language, way back and terms', async () => {
    login('/tr/login?redirect=%2Ftr%2Fcart');
    await userEvent.click(button('Trade', tr));
    expect(open).toHaveBeenCalledTimes(1);
    expect(open.mock.lastCall?.[2]).toMatch(/^popup,width=960,height=600,/);
    const { pathname, searchParams } = opened();
    expect(pathname).toBe('/api/auth/openid/trade');
    expect(Object.fromEntries(searchParams)).toEqual({
      redirect: '/tr/cart',
      locale: 'tr',
      terms: termsVersion,
      flow: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
  });

  it('fetches the session and continues when the popup reports success', async () => {
    const { address } = login('/login?redirect=%2Fcart');
    await userEvent.click(button());
    expect(network.asked).toEqual([]);
    tell('done');
    await waitFor(() => expect(address()).toBe('/cart'));
    expect(network.asked).toEqual([session]);
    expect(popup.close).toHaveBeenCalled();
    expect(localStorage.getItem(key())).toBeNull();
  });

  it('continues even if the popup reports and closes before anybody listens', async () => {
    const { address } = login('/login?redirect=%2Fcart');
    await userEvent.click(button());
    localStorage.setItem(key(), 'done');
    popup.closed = true;
    await waitFor(() => expect(address()).toBe('/cart'));
  });

  it.each(
    (['refused', 'unreachable', 'email', 'unlinked', 'terms', 'too-many', 'failed'] as const).map(
      (outcome) => [outcome, en[`login.provider.failure.${outcome}`]] as const,
    ),
  )('that comes to nothing (%s) is told, and can be tried again', async (outcome, words) => {
    const { address } = login();
    await userEvent.click(button());
    tell(outcome);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(address()).toBe('/login');
    await userEvent.click(button('Trade'));
    expect(open).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('believes no word of another attempt, and no word that it does not know', async () => {
    const { address } = login();
    await userEvent.click(button());
    tell('done', 'tezgah.sign-in.0123456789abcdef0123456789abcdef');
    tell('whatever');
    expect(network.asked).toEqual([]);
    tell('done');
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('fails when there is no session in the end', async () => {
    network.answer(session, () => ({ body: {} }));
    login();
    await userEvent.click(button());
    tell('done');
    expect(await screen.findByRole('alert')).toHaveTextContent(en['login.provider.failure.failed']);
  });

  it('reports a closed popup, but still takes a late outcome', async () => {
    const { address } = login();
    await userEvent.click(button());
    popup.closed = true;
    expect(await screen.findByRole('alert')).toHaveTextContent(en['login.provider.closed']);
    tell('done');
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('in this window shows the failure named in the address', () => {
    login('/tr/login?redirect=%2Ftr%2Fcart&sign-in=unlinked');
    expect(screen.getByRole('alert')).toHaveTextContent(tr['login.provider.failure.unlinked']);
  });

  it('ignores an unknown failure in the address', () => {
    login('/login?sign-in=evil');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
