import { expect, it } from '@jest/globals';
import { inTurns } from './in-turns.ts';

it('does one thing after the other, and lets others have their turn between', async () => {
  const done: string[] = [];
  setTimeout(() => done.push('a task of the page'));
  await inTurns([async () => done.push('first'), async () => done.push('second')]);
  expect(done).toEqual(['a task of the page', 'first', 'second']);
});

it('stops at a failing step', async () => {
  const done: string[] = [];
  const failing = inTurns([() => Promise.reject(new Error('gone')), async () => done.push('second')]);
  await expect(failing).rejects.toThrow('gone');
  expect(done).toEqual([]);
});
