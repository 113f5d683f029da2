import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, test } from '@jest/globals';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { NoConnection } from './db/database-trouble.ts';
import { lastWords } from './last-words.ts';
import { StartFailure } from './start-failure.ts';

/** A failed statement as drizzle throws it: its message lists the values. */
const failedQuery = (code: string, message: string) =>
  new DrizzleQueryError(
    'insert into person values ($1)',
    ['ayse@mill.example'],
    Object.assign(new Error(message), { code }),
  );
const failedCall = (code: string, call: string) =>
  Object.assign(new Error(`${code}: ${call} '/data/x'`), { code, syscall: call, path: '/data/x' });

it.each<[string, unknown, string]>([
  ['a known failure', new StartFailure('Port 1 is taken: set PORT.'), 'Port 1 is taken: set PORT.'],
  [
    'a database that gives no connection',
    new NoConnection(new Error('timeout exceeded when trying to connect')),
    'The database took too long (timeout exceeded when trying to connect): see what keeps it busy and how far away it is, then start again.',
  ],
  [
    'one that went away',
    new NoConnection(new Error('Query read timeout')),
    'The database went away (Query read timeout): see that it runs and can be reached, then start again.',
  ],
  [
    'a statement that was cut off',
    failedQuery('57014', 'canceling statement due to statement timeout'),
    'The database took too long (canceling statement due to statement timeout): see what keeps it busy and how far away it is, then start again.',
  ],
  [
    'its full disk',
    failedQuery('53100', 'could not extend file "base/1/2": No space left on device'),
    'The disk of the database is full (could not extend file "base/1/2": No space left on device): make room there, then start again.',
  ],
  [
    'a user who may not make tables',
    failedQuery('42501', 'permission denied for schema public'),
    'The database refused (permission denied for schema public): let the user of DATABASE_URL own the database.',
  ],
  [
    'a wrong password',
    Object.assign(new Error('password authentication failed for user "me"'), { code: '28P01' }),
    'The database refused (password authentication failed for user "me"): correct user and password in DATABASE_URL.',
  ],
  [
    'a full disk of ours',
    failedCall('ENOSPC', 'write'),
    "ENOSPC: write '/data/x': make room on that disk, or set DATA_DIR to a folder on another one.",
  ],
  [
    'a folder that this user may not write',
    new Error('wrapped', { cause: failedCall('EACCES', 'mkdir') }),
    "EACCES: mkdir '/data/x': let this user read and write there, or set DATA_DIR to a folder that it may write.",
  ],
])('tells %s in one sentence', (_what, error, sentence) => expect(lastWords(error)).toBe(sentence));

test('a file in the place of a folder is a sentence, as Node throws it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'last-words-'));
  const file = join(folder, 'postgres');
  writeFileSync(file, '');
  const failing = (path: string) => {
    try {
      mkdirSync(path, { recursive: true });
    } catch (error) {
      return lastWords(error);
    }
    return 'made';
  };
  expect(failing(file)).toMatch(/^EEXIST: .*: move what is in the way, or set DATA_DIR to another folder\.$/);
  expect(failing(join(file, 'data'))).toMatch(/^ENOTDIR: .*: set DATA_DIR to a folder\.$/);
  rmSync(folder, { recursive: true });
});

test('a defect of ours shows where it is, and no values of a query', () => {
  expect(lastWords(new TypeError('x is not a function'))).toMatch(/^TypeError: x is not a function\n {4}at /);
  const words = lastWords(failedQuery('42601', 'syntax error at or near "values"'));
  expect(words).toContain('syntax error');
  expect(words).not.toContain('ayse');
});
