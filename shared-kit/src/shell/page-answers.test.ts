import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { type FakeNetwork, fakeNetwork } from 'shared-kit/testing';
import { api } from './api-client.ts';
import { pageAnswers } from './page-answers.ts';
import { fetchSession, sessionStore } from './session-store.ts';

let network: FakeNetwork;
beforeEach(() => {
  // Answers in the document expire, and this process may be older than that.
  jest.spyOn(performance, 'now').mockReturnValue(1000);
  network = fakeNetwork({
    '/api/products': () => ({ body: { from: 'network' } }),
    '/api/_auth/session': () => ({ body: { user: { name: 'D' }, secure: { id: 'u1' } } }),
  });
});
afterEach(() => {
  network.restore();
  jest.restoreAllMocks();
  pageAnswers.setState({}, true);
  sessionStore.setState(sessionStore.getInitialState());
});

it("gives the document's answer to the first caller, and requests the next", async () => {
  pageAnswers.setState({ '/api/products?q=loom': { from: 'document' } });
  expect(await api.get('/api/products', { q: 'loom' })).toEqual({ from: 'document' });
  expect(await api.get('/api/products', { q: 'loom' })).toEqual({ from: 'network' });
  expect(await api.get('/api/products', { q: 'other' })).toEqual({ from: 'network' });
});

it('drops answers to a signed-out visitor after signing in', async () => {
  sessionStore.setState({ status: 'known', session: null });
  pageAnswers.setState({ '/api/products?q=denim': { from: 'document' } });
  await fetchSession();
  expect(await api.get('/api/products', { q: 'denim' })).toEqual({ from: 'network' });
});
