import { expect, it } from '@jest/globals';
import { NoConnection } from './database-trouble.ts';
import { remembered } from './remembered.ts';

const away = () => Promise.reject(new NoConnection(new Error('refused')));

it('tells what was said last, and when, only while the database is away', async () => {
  let ask = async () => 7;
  const known = remembered(() => ask());
  expect(await known()).toEqual({ value: 7, rightAt: null });
  ask = away;
  expect(await known()).toEqual({ value: 7, rightAt: expect.any(Date) });
  ask = () => Promise.reject(new Error('a mistake of ours'));
  await expect(known()).rejects.toThrow('a mistake of ours');
  ask = async () => 8;
  expect(await known()).toEqual({ value: 8, rightAt: null });
});

it('rejects where nothing was ever said', async () => {
  await expect(remembered(away)()).rejects.toThrow('refused');
});
