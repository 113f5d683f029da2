import { expect, it } from '@jest/globals';
import { claimReload } from './reload-guard.ts';

const emptyStore = () => {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
};
const second = 1000;

it('allows one reload for a version of an area', () => {
  const store = emptyStore();
  expect(claimReload('shop', '1', store, 60 * second)).toBe(true);
  expect(claimReload('shop', '1', store, 90 * second)).toBe(false);
  expect(claimReload('shop', '2', store, 120 * second)).toBe(true);
});

it('never allows two within ten seconds, whichever area asks', () => {
  const store = emptyStore();
  expect(claimReload('shop', '1', store, 100 * second)).toBe(true);
  expect(claimReload('bank', '1', store, 109 * second)).toBe(false);
  expect(claimReload('bank', '1', store, 110 * second)).toBe(true);
});

it('gives up after a few reloads of one tab', () => {
  const store = emptyStore();
  const claims = ['1', '2', '3', '4'].map((version, index) =>
    claimReload('shop', version, store, (index + 1) * 60 * second),
  );
  expect(claims).toEqual([true, true, true, false]);
});

it('does not reload where nothing can be remembered', () => {
  const refuses = () => {
    throw new Error('storage is blocked');
  };
  expect(claimReload('shop', '1', { getItem: refuses, setItem: refuses }, 0)).toBe(false);
});
