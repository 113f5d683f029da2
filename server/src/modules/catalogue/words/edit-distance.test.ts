import { expect, it } from '@jest/globals';
import { editDistance } from './edit-distance.ts';

it.each([
  ['loom', 'loom', 0],
  ['lom', 'loom', 1],
  ['looom', 'loom', 1],
  ['lqom', 'loom', 1],
  ['wevaing', 'weaving', 1],
  ['rapire', 'rapier', 1],
  ['jakard', 'jakar', 1],
  ['kniting', 'knitting', 1],
  ['', 'loom', 4],
  ['loom', '', 4],
  ['abc', 'xyz', 3],
])('from %s to %s: %i', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance);
  expect(editDistance(b, a)).toBe(distance);
});
