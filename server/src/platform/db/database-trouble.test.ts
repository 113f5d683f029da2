import { expect, it } from '@jest/globals';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { databaseTrouble, NoConnection } from './database-trouble.ts';

const failure = (message: string, code?: string): Error => Object.assign(new Error(message), { code });
const asked = (cause: Error): Error => new DrizzleQueryError('select 1', [], cause);

it.each<[string, unknown, string | null]>([
  ['a refused connection', new NoConnection(failure('connect', 'ECONNREFUSED')), 'away'],
  ['a socket that is gone', new NoConnection(failure('connect', 'ENOENT')), 'away'],
  ['a password that was changed', new NoConnection(failure('no', '28P01')), 'away'],
  ['a server that shuts down', asked(failure('terminating connection', '57P01')), 'away'],
  ['a server that starts', new NoConnection(failure('starting up', '57P03')), 'away'],
  ['a connection that failed', asked(failure('connection failure', '08006')), 'away'],
  ['a replica that only reads', asked(failure('read-only transaction', '25006')), 'away'],
  ['a statement on its way', asked(failure('Connection terminated unexpectedly')), 'away'],
  ['a statement after that', asked(failure('Client has encountered a connection error and is…')), 'away'],
  ['a socket that broke under a statement', asked(failure('read', 'ECONNRESET')), 'away'],
  ['no connection to be had', new NoConnection(failure('timeout exceeded when trying to connect')), 'busy'],
  ['no connection left in PostgreSQL', new NoConnection(failure('too many clients', '53300')), 'busy'],
  ['a lock over its time', asked(failure('lock timeout', '55P03')), 'busy'],
  ['a statement over its time', asked(failure('canceling statement', '57014')), 'busy'],
  ['a deadlock', asked(failure('deadlock', '40P01')), 'busy'],
  ['a disk without room', asked(failure('could not extend file', '53100')), 'full'],
  ['a transaction left idle', asked(failure('idle', '25P03')), 'busy'],
  ['the mail server being away', failure('connect', 'ECONNREFUSED'), null],
  ['a value that is there already', asked(failure('duplicate key', '23505')), null],
  ['a mistake of ours', asked(failure('syntax error', '42601')), null],
  ['nothing at all', undefined, null],
])('%s', (_what, error, expected) => {
  expect(databaseTrouble(error)).toBe(expected);
  expect(databaseTrouble(new Error('wrapped', { cause: error }))).toBe(expected);
});
