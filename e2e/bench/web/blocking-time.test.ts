import { expect, it } from '@jest/globals';
import { blockingTime } from './blocking-time.ts';

it.each<[string, [startTime: number, duration: number][], number]>([
  ['nothing', [], 0],
  [
    'each task beyond fifty milliseconds',
    [
      [600, 80],
      [900, 60],
      [1000, 50],
    ],
    40,
  ],
  ['no task that ended before', [[100, 300]], 0],
  ['of one that began before only what came after', [[450, 120]], 20],
])('counts %s, since a first paint after 500 ms', (_case, tasks, expected) => {
  const told = tasks.map(([startTime, duration]) => ({ startTime, duration }));
  expect(blockingTime(told, 500)).toBe(expected);
});
