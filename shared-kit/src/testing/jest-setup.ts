import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, expect, jest } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';
import { watchLostAttempts } from './lost-attempts.ts';
import { unitCodesIn } from './unit-codes.ts';
import { watchUnreachableClicks } from './unreachable-clicks.ts';

// Long enough for a busy machine. A test that waits for nothing fails all the same.
configure({ asyncUtilTimeout: 15_000 });

let consoleError: jest.SpiedFunction<typeof console.error>;
let unreachable: string[];
let lost: string[];
watchUnreachableClicks((text) => unreachable.push(text));
watchLostAttempts((text) => lost.push(text));

beforeEach(() => {
  consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
  unreachable = [];
  lost = [];
});

/** No page shows the code of a unit where the language has a word for it. */
let codes: readonly string[] = [];
afterEach(() => expect(codes).toEqual([]));

/** Console errors fail the test: React reports broken markup, keys and hydration only there. */
afterEach(() => {
  codes = unitCodesIn(document);
  cleanup();
  const calls = consoleError.mock.calls;
  consoleError.mockRestore();
  expect(calls).toEqual([]);
});

/** What a test clicks, people without a mouse must reach. */
afterEach(() => expect(unreachable).toEqual([]));

/** A form that finds something wrong leads to it. */
afterEach(() => expect(lost).toEqual([]));

/** jsdom has none; no test depends on the system's preferences. */
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { media, matches: false }) as unknown as MediaQueryList;
