import { expect, it } from '@jest/globals';
import { ahead } from './ahead.ts';

/** Notes what is made, and when it is ended. */
function maker(until: number, notes: string[], failAt?: number) {
  return (async function* () {
    try {
      for (let at = 1; at <= until; at += 1) {
        await Promise.resolve();
        if (at === failAt) throw new Error(`no ${at}`);
        notes.push(`made ${at}`);
        yield at;
      }
    } finally {
      notes.push('ended');
    }
  })();
}

const pause = () => new Promise((resolve) => setImmediate(resolve));

it('makes the next item while the reader works, and no more than that', async () => {
  const notes: string[] = [];
  for await (const item of ahead(maker(3, notes))) {
    await pause();
    notes.push(`read ${item}`);
  }
  expect(notes).toEqual(['made 1', 'made 2', 'read 1', 'made 3', 'read 2', 'ended', 'read 3']);
});

it('throws a failure to the reader, after the items before it', async () => {
  const read: number[] = [];
  const reading = async () => {
    for await (const item of ahead(maker(3, [], 2))) {
      await pause();
      read.push(item);
    }
  };
  await expect(reading()).rejects.toThrow('no 2');
  expect(read).toEqual([1]);
});

it('ends the source when the reader stops early', async () => {
  const notes: string[] = [];
  for await (const _ of ahead(maker(3, notes))) break;
  expect(notes).toEqual(['made 1', 'made 2', 'ended']);
});
