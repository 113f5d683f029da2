import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { Confirmed } from 'shared-kit/shell';
import { type FakeNetwork, fakeNetwork, problemAnswer } from 'shared-kit/testing';
import { useAcceptance } from './use-acceptance.ts';

const path = '/api/quotes/one/financing/acceptance';
const confirmed = { seen: { version: 'version-1', sum: null } } as Confirmed;

let network: FakeNetwork;
let keys: (string | null)[];
beforeEach(() => {
  keys = [];
  network = fakeNetwork({ [path]: () => ({ body: {} }) });
  const ask = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    keys.push(new Headers(init?.headers).get('idempotency-key'));
    return ask(input, init);
  };
});
afterEach(() => network.restore());

/** Accepts an offer, and returns whether it took effect. */
function openAcceptance() {
  const { result } = renderHook(() => useAcceptance('one', async () => undefined));
  return () => act(() => result.current.accept('offer-1', confirmed));
}

it('sends a retry after a failure under the same key', async () => {
  const accept = openAcceptance();
  network.answer(path, () => problemAnswer(503, 'database.away'));
  expect(await accept()).toBe(false);
  network.answer(path, () => ({ body: {} }));
  expect(await accept()).toBe(true);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});

it('sends the same offer under another key once it was accepted, so that it can be accepted again', async () => {
  const accept = openAcceptance();
  await accept();
  await accept();
  expect(keys[1]).not.toBe(keys[0]);
});
