import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { hasMessages } from 'shared-kit/i18n/host';
import { setPageData } from 'shared-kit/shell/host';
import { type FakeNetwork, fakeNetwork, testConfig } from 'shared-kit/testing';
import { wholeRegistry } from '../testing/test-areas.tsx';
import { hostNamespace, loadHostMessages } from './host-messages.ts';

let network: FakeNetwork;
let warned: jest.SpiedFunction<typeof console.warn>;
beforeEach(() => {
  jest.useFakeTimers();
  warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
  setPageData({ registry: wholeRegistry, config: testConfig });
});
afterEach(() => {
  jest.useRealTimers();
  warned.mockRestore();
  network.restore();
});

it('shows English if the messages of its language neither load nor fail', async () => {
  network = fakeNetwork({ '/_i18n/tr/messages.json': () => new Promise(() => {}) });
  const loaded = loadHostMessages('tr');
  await jest.advanceTimersByTimeAsync(7900);
  expect(hasMessages(hostNamespace, 'en')).toBe(false);
  await jest.advanceTimersByTimeAsync(200);
  await loaded;
  expect(hasMessages(hostNamespace, 'en')).toBe(true);
  expect(hasMessages(hostNamespace, 'tr')).toBe(false);
  expect(warned).toHaveBeenCalledWith('The tr messages did not load', expect.anything());
});
