import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { createMemoryRouter } from 'react-router-dom';
import { forgetUnsavedInput, setPageData, unsavedInput } from 'shared-kit/shell';
import { type FakeNetwork, fakeNetwork, testConfig } from 'shared-kit/testing';
import { startBuildPoller } from './build-poller.ts';

const latest = '/builds/latest.json';
const minute = 60_000;
const reload = jest.fn();
let network: FakeNetwork;
let isHidden = false;

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000, doNotFake: ['queueMicrotask'] });
  sessionStorage.clear();
  reload.mockReset();
  isHidden = false;
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
  setPageData({ registry: { buildId: 'build-1', areas: [] }, config: testConfig });
  network = fakeNetwork({ [latest]: () => ({ body: { id: 'build-1' } }) });
});
afterEach(() => {
  Reflect.deleteProperty(document, 'hidden');
  network.restore();
  jest.useRealTimers();
});

const newBuild = () => network.answer(latest, () => ({ body: { id: 'build-2' } }));

/** A tab at /shop that has waited for one poll. */
async function tabAfterOnePoll() {
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: ['/shop'] });
  startBuildPoller(router, reload);
  await jest.advanceTimersByTimeAsync(minute);
  return router;
}

it('leaves a tab alone while its build is the current one', async () => {
  const router = await tabAfterOnePoll();
  await router.navigate('/quotes');
  expect(network.asked).toEqual([latest]);
  expect(reload).not.toHaveBeenCalled();
});

it('reloads on the next navigation to another page, not before', async () => {
  newBuild();
  const router = await tabAfterOnePoll();
  expect(reload).not.toHaveBeenCalled();
  await router.navigate('/shop?sort=price');
  expect(reload).not.toHaveBeenCalled();
  await router.navigate('/quotes');
  expect(reload).toHaveBeenCalledTimes(1);
});

it('does not reload again within ten seconds', async () => {
  newBuild();
  const router = await tabAfterOnePoll();
  await router.navigate('/quotes');
  await jest.advanceTimersByTimeAsync(9_999);
  await router.navigate('/cart');
  expect(reload).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  await router.navigate('/shop');
  expect(reload).toHaveBeenCalledTimes(2);
});

it('asks no more once it knows of a new build', async () => {
  newBuild();
  await tabAfterOnePoll();
  await jest.advanceTimersByTimeAsync(5 * minute);
  expect(network.asked).toEqual([latest]);
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

it('waits with the reload while something is typed that would be lost', async () => {
  newBuild();
  const router = await tabAfterOnePoll();
  unsavedInput.setState({ holders: new Set(['form']) });
  await router.navigate('/quotes');
  expect(reload).not.toHaveBeenCalled();
  forgetUnsavedInput();
  await router.navigate('/cart');
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each([
  ['an error', { status: 503, body: {} }],
  ['nonsense', { body: [] }],
])('takes %s for no news', async (_what, answer) => {
  network.answer(latest, () => answer);
  const router = await tabAfterOnePoll();
  await router.navigate('/quotes');
  expect(reload).not.toHaveBeenCalled();
});

it('does not reload where it can not be remembered', async () => {
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('storage is blocked');
  });
  newBuild();
  const router = await tabAfterOnePoll();
  await router.navigate('/quotes');
  expect(reload).not.toHaveBeenCalled();
  blocked.mockRestore();
});
