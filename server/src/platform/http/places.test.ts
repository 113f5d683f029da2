import { expect, it } from '@jest/globals';
import { places } from './places.ts';

const outcome = (taking: Promise<unknown>) =>
  taking.then(
    () => 'taken',
    (error: Error) => error.message,
  );
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 20));

it('gives so many a place for each key, and the others one after the other', async () => {
  const { take } = places({ most: 2, mostWaiting: 5, patienceMs: 5000 });
  const [first] = [await take('a'), await take('a'), await take('b')];
  const order: string[] = [];
  const waiting = ['third', 'fourth'].map((name) =>
    take('a').then((giveBack) => {
      order.push(name);
      return giveBack;
    }),
  );
  await aMoment();
  expect(order).toEqual([]);
  first?.();
  (await waiting[0])?.();
  await Promise.all(waiting);
  expect(order).toEqual(['third', 'fourth']);
});

it('refuses those who come when too many wait, and those who waited too long', async () => {
  const { take } = places({ most: 1, mostWaiting: 1, patienceMs: 50 });
  const giveBack = await take('a');
  const second = outcome(take('a'));
  expect(await outcome(take('a'))).toBe('too-many-wait');
  expect(await second).toBe('waited-too-long');
  giveBack();
  expect(await outcome(take('a'))).toBe('taken');
});
