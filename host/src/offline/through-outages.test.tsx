import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { forgetUnsavedInput, unsavedInput } from 'shared-kit/shell';
import { connectionStore, isReachable, noteReachable, noteUnreachable } from 'shared-kit/shell/host';
import { type FakeNetwork, fakeNetwork, problemAnswer } from 'shared-kit/testing';
import { AreaFailure } from '../federation/area-failure.ts';
import { reloadPage, throughOutages } from './through-outages.ts';

const ready = '/api/ready';
const ways = [
  ['without a connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['while the market has no data', () => problemAnswer(503, 'database.away')],
  ['while a proxy stands before nothing', () => ({ status: 502, body: '<h1>Bad gateway</h1>' })],
] as const;
const missing = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({ [ready]: () => ({ body: {} }) });
});
afterEach(() => {
  network.restore();
  noteReachable();
});
const isTried = () => waitFor(() => expect(isReachable(connectionStore.getState())).toBe(false));

it.each(ways)('%s loading waits, and goes on once the market is back', async (_how, answer) => {
  network.answer(ready, answer);
  const load = jest.fn<() => Promise<string>>().mockRejectedValueOnce(missing).mockResolvedValue('page');
  const loading = throughOutages(load);
  await isTried();
  expect(load).toHaveBeenCalledTimes(1);
  noteReachable();
  expect(await loading).toBe('page');
});

it('a load that failed in an outage that just ended is retried', async () => {
  noteUnreachable();
  noteUnreachable();
  const load = jest.fn<() => Promise<string>>().mockRejectedValueOnce(missing).mockResolvedValue('page');
  expect(await throughOutages(load)).toBe('page');
  await expect(throughOutages(() => Promise.reject(missing))).rejects.toBe(missing);
});

it.each([
  ['is gone from a market that is there', ways[0], missing],
  ['came and threw', ways[1], new TypeError('x is undefined')],
  ['speaks an unknown contract', ways[1], new AreaFailure('shop', 'area.contract-unsupported')],
])('what %s fails at once', async (_what, [, answer], cause) => {
  if (cause !== missing) network.answer(ready, answer);
  await expect(throughOutages(() => Promise.reject(cause))).rejects.toBe(cause);
});

it('leaving ends the wait', async () => {
  network.answer(ready, ways[0][1]);
  const gone = new AbortController();
  const load = jest.fn(() => Promise.reject(missing));
  const loading = throughOutages(load, gone.signal);
  await isTried();
  gone.abort();
  await expect(loading).rejects.toBe(missing);
  expect(load).toHaveBeenCalledTimes(1);
});

it.each(ways)('%s nothing is reloaded before it is back', async (_how, answer) => {
  network.answer(ready, answer);
  const reload = jest.fn();
  const reloading = reloadPage(reload);
  await isTried();
  expect(reload).not.toHaveBeenCalled();
  noteReachable();
  await reloading;
  expect(reload).toHaveBeenCalledTimes(1);
});

it('input typed during the wait prevents the reload', async () => {
  network.answer(ready, ways[0][1]);
  const reload = jest.fn();
  const reloading = reloadPage(reload);
  await isTried();
  unsavedInput.setState({ holders: new Set(['form']) });
  noteReachable();
  await reloading;
  expect(reload).not.toHaveBeenCalled();
  forgetUnsavedInput();
});
