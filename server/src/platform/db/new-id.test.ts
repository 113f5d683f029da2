import { expect, it } from '@jest/globals';
import { isUuid } from 'shared-kit/contract/endpoints';
import { newId } from './new-id.ts';

it('makes lower-case UUIDs of version 7', () => {
  expect(isUuid(newId())).toBe(true);
  expect(newId()).toMatch(/^.{14}7.{4}[89ab]/);
});

it('sorts by the time of making', () => {
  const times = [0, 1, 1_700_000_000_000, 1_800_000_000_000, 2 ** 48 - 1];
  const ids = times.map((time) => newId(time));
  expect(ids.toSorted()).toEqual(ids);
});

it('never makes one twice', () => {
  expect(new Set(Array.from({ length: 1000 }, () => newId(1))).size).toBe(1000);
});
