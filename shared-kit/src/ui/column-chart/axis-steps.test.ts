import { expect, it } from '@jest/globals';
import { axisSteps } from './axis-steps.ts';

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [5, [0, 1, 2, 3, 4, 5]],
  [6, [0, 2, 4, 6]],
  [23, [0, 5, 10, 15, 20, 25]],
  [100, [0, 20, 40, 60, 80, 100]],
  [1234, [0, 500, 1000, 1500]],
])('reaches %i by round steps', (highest, lines) => {
  expect(axisSteps(highest)).toEqual(lines);
});
