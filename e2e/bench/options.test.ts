import { expect, it } from '@jest/globals';
import { readOptions, UsageError } from './options.ts';

it.each([
  [
    'nothing',
    [],
    {
      only: ['build', 'web', 'release', 'dev', 'api', 'queue'],
      sizes: [1000, 100_000, 1_000_000],
      loads: 9,
      queries: 1200,
    },
  ],
  ['--quick', ['--quick'], { sizes: [1000], loads: 3, queries: 150 }],
  ['--quick with a size', ['--quick', '--sizes=100k'], { sizes: [100_000], loads: 3 }],
  ['some groups', ['--only=web,build'], { only: ['web', 'build'] }],
  ['sizes in digits', ['--sizes', '2500,1M'], { sizes: [2500, 1_000_000] }],
  ['the separator that pnpm passes on', ['--', '--loads=3'], { loads: 3 }],
])('reads %s', (_case, args, expected) => {
  expect(readOptions(args)).toMatchObject(expected);
});

it.each([
  ['an unknown option', ['--fast'], /--fast/],
  ['an unknown group', ['--only=wed'], /"wed"/],
  ['a size that is no number', ['--sizes=many'], /"many"/],
  ['a size too small for a thousand different queries', ['--sizes=5'], /1k to 10M/],
  ['no loads', ['--loads=0'], /1 to 99/],
  ['a word that belongs to nothing', ['web'], /web/],
])('refuses %s', (_case, args, message) => {
  expect(() => readOptions(args)).toThrow(UsageError);
  expect(() => readOptions(args)).toThrow(message);
});
