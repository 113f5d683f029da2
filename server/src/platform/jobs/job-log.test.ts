import { expect, it } from '@jest/globals';
import { libraryLog } from './job-log.ts';

const broken = Object.assign(new Error('write EPIPE'), { code: 'EPIPE' });

it.each<[string, 'error' | 'warn' | 'info', Record<string, unknown>, 'warn' | 'debug']>([
  ['what goes wrong', 'error', { error: new Error('no such function') }, 'warn'],
  ['a connection that broke', 'error', { error: broken }, 'debug'],
  ['a job that could not be given back with it', 'error', { fatalError: broken }, 'debug'],
  [
    'a failed run, which is in the log already',
    'error',
    { failure: true, error: new Error('late') },
    'debug',
  ],
  ['a stop', 'warn', {}, 'debug'],
  ['a start', 'info', {}, 'debug'],
])('tells %s as it should', (_what, level, meta, expected) => {
  const told: string[] = [];
  const say = (as: string) => () => void told.push(as);
  libraryLog({ debug: say('debug'), warn: say('warn'), error: say('error') })[level]('words', meta);
  expect(told).toEqual([expected]);
});
