import { expect, it } from '@jest/globals';
import { readStat } from './cpu-time.ts';

const fields = (name: string) =>
  `4711 (${name}) S 17 4711 4711 0 -1 4194560 900 0 0 0 120 30 7 5 20 0 1 0 33000 0 0`;

it.each([
  ['a plain name', 'postgres'],
  ['a name with a space', 'node main'],
  ['a name with brackets', 'a) S 1 (b'],
])('reads the times of a process with %s', (_case, name) => {
  expect(readStat(fields(name))).toEqual({ parent: 17, own: 150, ofEndedChildren: 12 });
});
