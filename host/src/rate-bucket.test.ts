import { expect, it } from '@jest/globals';
import { RateBucket } from './rate-bucket.ts';

const seconds = (...list: number[]) => list.map((second) => second * 1000);
const tenAt0 = Array<number>(10).fill(0);

it.each([
  ['a burst of ten, not eleven', [...tenAt0, 0], [...tenAt0.map(() => true), false]],
  ['none before ten seconds', [...tenAt0, ...seconds(9.999)], [...tenAt0.map(() => true), false]],
  ['one after ten seconds', [...tenAt0, ...seconds(10, 10)], [...tenAt0.map(() => true), true, false]],
  [
    'one every ten seconds',
    [...tenAt0, ...seconds(10, 19, 20)],
    [...tenAt0.map(() => true), true, false, true],
  ],
  [
    'never more than ten at once, however long it was quiet',
    seconds(...Array<number>(11).fill(3600)),
    [...tenAt0.map(() => true), false],
  ],
])('%s', (_what, times, let_through) => {
  let now = 0;
  const bucket = new RateBucket(10, 10_000, () => now);
  const taken = times.map((time) => {
    now = time;
    return bucket.take();
  });
  expect(taken).toEqual(let_through);
});
