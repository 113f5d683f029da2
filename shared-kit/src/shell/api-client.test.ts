import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { api } from './api-client.ts';
import { connectionStore } from './connection-store.ts';
import { endSession } from './session-store.ts';

const given = globalThis.fetch;
/** A server that never answers; the request ends only when it is aborted. */
const silent = (_address: unknown, { signal }: RequestInit = {}) =>
  new Promise<Response>((_resolve, reject) => {
    const giveUp = () => reject(new DOMException('given up', 'AbortError'));
    if (signal?.aborted) giveUp();
    signal?.addEventListener('abort', giveUp);
  });
/** A server that starts to answer but doesn't finish. */
const halting = async (address: unknown, init?: RequestInit) =>
  ({
    ok: true,
    status: 200,
    headers: new Headers(),
    json: () => silent(address, init),
  }) as unknown as Response;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = given;
  connectionStore.setState({ failures: 0 });
});

const outcomeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'answered',
    ({ name, code, status }) => (code === 'network' ? `${code} ${status}` : name),
  );

it.each([
  ['says nothing', silent],
  ['stops in the middle', halting],
])('gives a question up that the market %s to', async (_how, market) => {
  globalThis.fetch = market as typeof fetch;
  const outcome = outcomeOf(api.get('/api/products'));
  await jest.advanceTimersByTimeAsync(14_000);
  expect(jest.getTimerCount()).toBe(1);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(await outcome).toBe('network 408');
  expect(connectionStore.getState().failures).toBe(1);
});

it('aborts at once when the caller aborts, without counting a connection failure', async () => {
  globalThis.fetch = silent as typeof fetch;
  const nobody = new AbortController();
  const outcome = outcomeOf(api.get('/api/products', {}, nobody.signal));
  nobody.abort();
  expect(await outcome).toBe('AbortError');
  expect(connectionStore.getState().failures).toBe(0);
  expect(jest.getTimerCount()).toBe(0);
});

it('never aborts a write', async () => {
  globalThis.fetch = silent as typeof fetch;
  void api.post('/api/quotes', {});
  expect(jest.getTimerCount()).toBe(0);
});

it('aborts reads while the visitor signs out, and allows them again afterwards', async () => {
  let endIsAnswered = () => {};
  globalThis.fetch = ((address: unknown, init?: RequestInit) =>
    init?.method === 'DELETE'
      ? new Promise<Response>((resolve) => {
          endIsAnswered = () => resolve(new Response(null, { status: 204 }));
        })
      : silent(address, init)) as typeof fetch;
  const before = outcomeOf(api.get('/api/notifications/unread'));
  const end = endSession();
  const during = outcomeOf(api.get('/api/notifications'));
  expect(await Promise.all([before, during])).toEqual(['AbortError', 'AbortError']);
  endIsAnswered();
  await end;
  globalThis.fetch = (async () => ({
    ok: true,
    status: 204,
    headers: new Headers(),
  })) as unknown as typeof fetch;
  expect(await outcomeOf(api.get('/api/products'))).toBe('answered');
});
