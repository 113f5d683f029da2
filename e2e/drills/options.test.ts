import { describe, expect, it } from '@jest/globals';
import type { Drill } from './drill.ts';
import { readOptions } from './options.ts';

const aDrill = (name: string, group: Drill['group']): Drill => ({
  name,
  group,
  promise: 'nothing is lost',
  rounds: { small: 2, whole: 200 },
  run: async () => ({ figures: {}, broken: [] }),
});
const drills = [
  aDrill('kills', 'data'),
  { ...aDrill('flood', 'service'), parts: ['rain', 'snow', 'snow and rain'] },
];
const read = (...args: string[]) =>
  readOptions(args, drills).map(({ drill, rounds }) => [drill.name, rounds]);

describe('the options of a drill', () => {
  it.each([
    ['one drill, whole', ['kills'], [['kills', 200]]],
    ['one drill, small', ['kills', '--small'], [['kills', 2]]],
    ['one drill, so many rounds', ['flood', '--rounds', '7'], [['flood', 7]]],
    ['the drills that guard data', ['data', '--small'], [['kills', 2]]],
    [
      'every drill',
      ['all', '--small'],
      [
        ['kills', 2],
        ['flood', 2],
      ],
    ],
  ])('%s', (_what, args, asked) => expect(read(...args)).toEqual(asked));

  it.each([
    [[], ['rain', 'snow', 'snow and rain']],
    [
      ['--only', 'snow'],
      ['snow', 'snow and rain'],
    ],
  ])('%j chooses parts', (args, parts) => {
    expect(readOptions(['flood', ...args], drills)[0]?.parts).toEqual(parts);
  });

  it.each([
    ['a part that it has not', ['flood', '--only', 'hail'], 'flood has no part named "hail"'],
    ['no name', [], 'Name one drill'],
    ['another name', ['thunder'], 'no drill named thunder'],
    ['no rounds', ['kills', '--rounds', '0'], 'whole number'],
    ['an unknown flag', ['kills', '--loud'], '--loud'],
  ])('%s is refused', (_what, args, message) => expect(() => read(...args)).toThrow(message));
});
