import { expect, it } from '@jest/globals';
import { grownListeners } from './what-remains.ts';

it('tells listeners that there are more of after each round, and not those that came once', () => {
  const [grows, once, late] = ['grows', 'came once', 'came with a later page'];
  expect(grownListeners({ [grows]: 1, [once]: 1 }, { [grows]: 2, [once]: 1, [late]: 1 })).toEqual([
    `${grows} once more with each visit`,
  ]);
});
