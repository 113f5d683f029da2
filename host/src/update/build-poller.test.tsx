import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { LatestBuild } from 'shared-kit/contract/areas';
import { setPageData } from 'shared-kit/shell/host';
import { type FakeNetwork, fakeNetwork, testConfig } from 'shared-kit/testing';
import { startBuildPoller } from './build-poller.ts';

const latest = '/builds/latest.json';
const minute = 60_000;
const told: LatestBuild = { id: 'host-1', areas: {} };
const hear = jest.fn(async (_told: LatestBuild) => {});
let network: FakeNetwork;
let isHidden = false;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  hear.mockClear();
  isHidden = false;
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
  setPageData({ registry: { buildId: 'build-1', host: 'host-1', areas: [] }, config: testConfig });
  network = fakeNetwork({ [latest]: () => ({ body: told }) });
});
afterEach(() => {
  Reflect.deleteProperty(document, 'hidden');
  network.restore();
  jest.useRealTimers();
});

async function tabAfterOnePoll() {
  startBuildPoller({ hear });
  await jest.advanceTimersByTimeAsync(minute);
}

it('reports the current build every minute', async () => {
  await tabAfterOnePoll();
  expect(hear.mock.calls).toEqual([[told]]);
  await jest.advanceTimersByTimeAsync(2 * minute);
  expect(hear).toHaveBeenCalledTimes(3);
});

it('drops an answer that a later question has overtaken', async () => {
  const answers: ((id: string) => void)[] = [];
  network.answer(
    latest,
    () =>
      new Promise<{ body: LatestBuild }>((resolve) => {
        answers.push((id) => resolve({ body: { ...told, id } }));
      }),
  );
  await tabAfterOnePoll();
  await jest.advanceTimersByTimeAsync(minute);
  answers[1]?.('build-3');
  answers[0]?.('build-2');
  await jest.advanceTimersByTimeAsync(minute);
  answers[2]?.('build-4');
  await jest.advanceTimersByTimeAsync(0);
  expect(hear.mock.calls.map(([{ id }]) => id)).toEqual(['build-3', 'build-4']);
});

const show = (shown: boolean) => {
  isHidden = !shown;
  document.dispatchEvent(new Event('visibilitychange'));
};

it('asks nothing in a hidden tab, and at once when it is shown again', async () => {
  isHidden = true;
  await tabAfterOnePoll();
  await jest.advanceTimersByTimeAsync(3 * minute);
  expect(network.asked).toEqual([]);
  show(true);
  expect(network.asked).toEqual([latest]);
  await jest.advanceTimersByTimeAsync(minute);
  expect(network.asked).toEqual([latest, latest]);
});

it('does not ask more often because somebody switches between tabs', async () => {
  await tabAfterOnePoll();
  for (const shown of [false, true, false, true]) show(shown);
  expect(network.asked).toEqual([latest]);
});

it.each([
  ['an error', { status: 503, body: {} }],
  ['nonsense', { body: [] }],
  ['an id that is no text', { body: { ...told, id: 2 } }],
])('takes %s for no news', async (_what, answer) => {
  network.answer(latest, () => answer);
  await tabAfterOnePoll();
  expect(hear).not.toHaveBeenCalled();
});

it.each([
  ['missing', {}],
  ['nothing', { areas: null }],
  ['a text', { areas: 'none' }],
])('reports an id whose areas are %s', async (_what, rest) => {
  network.answer(latest, () => ({ body: { id: 'host-2', ...rest } }));
  await tabAfterOnePoll();
  expect(hear.mock.calls).toEqual([[{ id: 'host-2', areas: {} }]]);
});
