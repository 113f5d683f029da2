import { expect, it } from '@jest/globals';
import { places } from './places.ts';

const outcome = (taking: Promise<unknown>) =>
  taking.then(
    () => 'taken',
    (error: Error) => error.message,
  );
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 20));

it('limits places per key, and gives freed places in order of arrival', async () => {
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

it('refuses a caller when too many wait or it waited too long', async () => {
  const { take } = places({ most: 1, mostWaiting: 1, patienceMs: 50 });
  const giveBack = await take('a');
  const second = outcome(take('a'));
  expect(await outcome(take('a'))).toBe('too-many-wait');
  expect(await second).toBe('waited-too-long');
  giveBack();
  expect(await outcome(take('a'))).toBe('taken');
});
