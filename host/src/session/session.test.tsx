import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Session } from 'shared-kit/contract/session';
import { queries } from 'shared-kit/query';
import {
  ApiError,
  api,
  forgetUnsavedInput,
  knownSession,
  sessionStore,
  unsavedInput,
} from 'shared-kit/shell';
import { endSession, fetchSession, startSession } from 'shared-kit/shell/host';
import { type FakeNetwork, problemAnswer, testSession } from 'shared-kit/testing';
import en from '../messages/en.json' with { type: 'json' };
import { marketNetwork, openMarket } from '../testing/open-market.tsx';

const address = '/api/_auth/session';
const key = 'tezgah-session';
let network: FakeNetwork;
beforeEach(() => {
  network = marketNetwork();
  localStorage.clear();
  queries.clear();
});
afterEach(() => network.restore());

const signedIn = (session: Session = testSession) => network.answer(address, () => ({ body: session }));
const another: Session = { ...testSession, secure: { ...testSession.secure, id: 'user-2' } };

describe('two tabs', () => {
  const newsFromElsewhere = () => act(async () => dispatchEvent(new StorageEvent('storage', { key })));
  const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

  it('a tab that needs somebody signed in asks for it when another has signed out', async () => {
    const { address: shown } = await openMarket('/quotes', { session: testSession });
    await heading('quotes');
    await newsFromElsewhere();
    expect(await heading(en['login.title'])).toBeVisible();
    expect(shown()).toBe('/login?redirect=%2Fquotes');
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('a tab in which something is typed asks to sign in over it, and goes on when another has', async () => {
    const { address: shown } = await openMarket('/quotes', { session: testSession });
    await userEvent.type(await screen.findByLabelText('note'), 'shirting');
    act(() => unsavedInput.setState({ holders: new Set(['form']) }));
    await newsFromElsewhere();
    expect(await screen.findByRole('dialog', { name: en['session.expired.title'] })).toBeVisible();
    expect(shown()).toBe('/quotes');
    expect(screen.getByLabelText('note')).toHaveValue('shirting');
    expect(localStorage.getItem(key)).toBeNull();

    signedIn();
    await newsFromElsewhere();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('note')).toHaveValue('shirting');
    act(forgetUnsavedInput);
  });

  it('a tab whose visitor is another company’s no more leaves the page that is only that company’s', async () => {
    const bank = { ...testSession, user: { ...testSession.user, isBank: true } };
    const { address: shown } = await openMarket('/bank/quotes', { session: bank });
    await screen.findByLabelText('note');
    signedIn({ ...testSession, secure: { ...testSession.secure, companyId: null } });
    await newsFromElsewhere();
    await waitFor(() => expect(shown()).toBe('/'));
  });

  it('a tab that asks to sign in goes on when another has', async () => {
    const { address: shown } = await openMarket('/login');
    await heading(en['login.title']);
    signedIn();
    await newsFromElsewhere();
    await waitFor(() => expect(shown()).toBe('/'));
    expect(sessionStore.getState().session).toEqual(testSession);
  });

  it('keeps the input if the news changes nothing', async () => {
    signedIn();
    await openMarket('/shop', { session: testSession });
    await userEvent.type(await screen.findByLabelText('note'), 'shirting');
    await newsFromElsewhere();
    await waitFor(() => expect(network.asked).toContain(address));
    expect(screen.getByLabelText('note')).toHaveValue('shirting');
  });

  it.each([
    ['signing in', null, testSession, true],
    ['signing in as somebody else', testSession, another, true],
    ['a session that ended unseen', testSession, null, true],
    ['the same session again', testSession, testSession, false],
  ])('%s is told to the others: %#', async (_what, before, after, isTold) => {
    sessionStore.setState({ status: 'known', session: before, isExpired: false });
    network.answer(address, () => ({ body: after ?? {} }));
    await fetchSession();
    expect(localStorage.getItem(key) !== null).toBe(isTold);
  });

  it('the first answer is no news', async () => {
    sessionStore.setState({ status: 'pending', session: null });
    signedIn();
    await fetchSession();
    expect(localStorage.getItem(key)).toBeNull();
  });

  it.each([
    ['does not answer', () => Promise.reject(new TypeError('offline'))],
    ['has no data', () => problemAnswer(503, 'database.away')],
  ])('a tab keeps its session and its page while the server %s', async (_what, answer) => {
    network.answer(address, answer);
    const { address: shown } = await openMarket('/quotes', { session: testSession });
    await userEvent.type(await screen.findByLabelText('note'), 'shirting');
    await newsFromElsewhere();
    await waitFor(() => expect(network.asked).toContain(address));
    act(() => unsavedInput.setState({ holders: new Set(['form']) }));
    await newsFromElsewhere();
    expect(await fetchSession()).toEqual(testSession);
    expect(sessionStore.getState()).toMatchObject({ session: testSession, isExpired: false });
    expect([shown(), screen.queryByRole('dialog')]).toEqual(['/quotes', null]);
    expect(screen.getByLabelText('note')).toHaveValue('shirting');
    act(forgetUnsavedInput);
  });

  it.each([
    ['answers', () => ({ body: testSession })],
    ['has no data', () => problemAnswer(503, 'database.away')],
    ['does not answer', () => Promise.reject(new TypeError('offline'))],
  ])('all who wait at start ask once, also while the server %s', async (_what, answer) => {
    network.answer(address, answer);
    sessionStore.setState({ status: 'pending', session: null });
    startSession();
    const [one, other] = await Promise.all([knownSession(), knownSession()]);
    expect(one).toEqual(other);
    await knownSession();
    expect(network.asked.filter((it) => it === address)).toHaveLength(1);
  });

  it('a failure at start is no session', async () => {
    network.answer(address, () => problemAnswer(503, 'database.away'));
    sessionStore.setState({ status: 'pending', session: null });
    expect(await fetchSession()).toBeNull();
    expect(sessionStore.getState().status).toBe('known');
  });

  it('other tabs hear of signing out even if the server is unreachable', async () => {
    sessionStore.setState({ status: 'known', session: testSession });
    network.answer(address, () => Promise.reject(new TypeError('offline')));
    await endSession();
    expect(sessionStore.getState().session).toBeNull();
    expect(localStorage.getItem(key)).not.toBeNull();
  });
});

describe('a session that ends during work', () => {
  const secret = '/api/secret';
  const refuse = () => network.answer(secret, () => problemAnswer(401, 'auth.signed-out'));
  const dialog = () => screen.findByRole('dialog', { name: en['session.expired.title'] });
  const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  async function atWork() {
    refuse();
    const market = await openMarket('/quotes', { session: testSession });
    await userEvent.type(await screen.findByLabelText('note'), 'shirting');
    return market;
  }
  const askForSecret = () =>
    act(() => queries.fetchQuery({ queryKey: ['secret'], queryFn: () => api.get(secret) }).catch(() => null));

  it('asks to sign in over the page, keeps the input, and repeats the request', async () => {
    const { address: shown } = await atWork();
    await askForSecret();
    const asking = within(await dialog());
    expect(asking.getByLabelText(en['login.email'])).toHaveValue(testSession.secure.email);
    expect(asking.getByLabelText(en['login.password'])).toHaveValue('');
    await waitFor(() => expect(asking.getByLabelText(en['login.password'])).toHaveFocus());
    expect(asking.queryByRole('link')).not.toBeInTheDocument();

    network.answer('/api/auth/sign-in/email', () => ({ body: {} }));
    network.answer(secret, () => ({ body: { answer: 42 } }));
    signedIn({ ...testSession });
    await userEvent.type(asking.getByLabelText(en['login.password']), 'right');
    await userEvent.click(asking.getByRole('button', { name: en['login.submit'] }));
    await noDialog();
    expect(shown()).toBe('/quotes');
    expect(screen.getByLabelText('note')).toHaveValue('shirting');
    await waitFor(() => expect(queries.getQueryData(['secret'])).toEqual({ answer: 42 }));
    expect(localStorage.getItem(key)).not.toBeNull();
  });

  it('stays in the dialog while the password is wrong', async () => {
    await atWork();
    await act(() => expect(api.post(secret, {})).rejects.toThrow(ApiError));
    const asking = within(await dialog());
    network.answer('/api/auth/sign-in/email', () => problemAnswer(401, 'auth.credentials-wrong'));
    await userEvent.type(asking.getByLabelText(en['login.password']), 'wrong');
    await userEvent.click(asking.getByRole('button', { name: en['login.submit'] }));
    expect(await asking.findByRole('alert')).toHaveTextContent(en['login.failure.wrong']);
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('may be declined, and is asked again at the next refusal, not before', async () => {
    await atWork();
    await askForSecret();
    await dialog();
    const before = network.asked.filter((it) => it === secret).length;
    await userEvent.keyboard('{Escape}');
    await noDialog();
    expect(network.asked.filter((it) => it === secret)).toHaveLength(before);
    expect(screen.getByLabelText('note')).toHaveValue('shirting');
    await askForSecret();
    await dialog();
  });

  it('sends somebody else where they may be', async () => {
    const { address: shown } = await openMarket('/bank/quotes', {
      session: { ...testSession, user: { ...testSession.user, isBank: true } },
    });
    refuse();
    await screen.findByLabelText('note');
    await askForSecret();
    const asking = within(await dialog());
    network.answer('/api/auth/sign-in/email', () => ({ body: {} }));
    signedIn(another);
    await userEvent.type(asking.getByLabelText(en['login.password']), 'right');
    await userEvent.click(asking.getByRole('button', { name: en['login.submit'] }));
    await waitFor(() => expect(shown()).toBe('/'));
  });

  it('is no matter to a stranger', async () => {
    refuse();
    await openMarket('/shop');
    await screen.findByLabelText('note');
    await askForSecret();
    expect(sessionStore.getState().isExpired).toBe(false);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

it('tells tabs through a channel if the browser has one', async () => {
  const told = jest.fn();
  class Channel extends EventTarget {
    postMessage = told;
  }
  Object.assign(globalThis, { BroadcastChannel: Channel });
  await endSession();
  expect([told.mock.calls.length, localStorage.getItem(key)]).toEqual([1, null]);
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
});
