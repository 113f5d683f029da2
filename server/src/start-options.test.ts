import { expect, it } from '@jest/globals';
import { readStartOptions } from './start-options.ts';

it.each([
  [[], []],
  [['--allow', 'mf-shop'], ['shop']],
  [['--allow', 'mf-logistics'], ['logistics']],
  [
    ['--allow=shop', '--allow', 'mf-bank'],
    ['shop', 'bank'],
  ],
])('%j allows %j to be unavailable', (args, allowed) => {
  expect(readStartOptions(args)).toEqual({ allowed });
});

it.each([
  [['--allow', 'mf-cold-store'], 'There is no area mf-cold-store.'],
  [['--allow'], 'The start takes only --allow <area>.'],
  [['--port', '4000'], 'The start takes only --allow <area>.'],
  [['mf-shop'], 'The start takes only --allow <area>.'],
])('%j is refused with what may be given', (args, told) => {
  expect(() => readStartOptions(args)).toThrow(told);
});
