import { DrizzleQueryError } from 'drizzle-orm/errors';
import { hasFields } from 'shared-kit/contract/tables';
import { messageOf } from '../thrown.ts';

/** The pool has no connection to give: the database is unreachable, or all connections are in use. */
export class NoConnection extends Error {
  constructor(cause: unknown) {
    super(`no database connection: ${messageOf(cause)}`, { cause });
    this.name = 'NoConnection';
  }
}

/**
 * `away`: the database is unreachable or restarting, or the connection broke.
 * `busy`: it is up, but a lock, a statement or a connection took too long.
 * `full`: its disk has no room for a write; reads still work.
 */
export type DatabaseTrouble = 'away' | 'busy' | 'full';

/** How PostgreSQL's codes of these failures begin: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const codes: readonly (readonly [beginning: string, DatabaseTrouble])[] = [
  ['08', 'away'],
  ['57P', 'away'],
  // The server is read-only: a replica that isn't the leader yet.
  ['25006', 'away'],
  ['53100', 'full'],
  // Too many connections; a deadlock; a lock, a statement or a transaction that took too long.
  ['53300', 'busy'],
  ['40001', 'busy'],
  ['40P01', 'busy'],
  ['55P03', 'busy'],
  ['57014', 'busy'],
  ['25P03', 'busy'],
  ['25P04', 'busy'],
];

/** The driver reports these by message only, without a code. */
const broken =
  /^(Connection terminated|timeout expired$|Client (was closed|has encountered a connection error))/;
const noneFree = 'timeout exceeded when trying to connect';
const socketCode = /^E[A-Z_]{4,}$/;

/**
 * Finds out whether the database caused this error or any of its causes; null if it didn't. `isOfQuery`: only a query
 * can have failed, so a broken socket is the database's.
 */
export function databaseTrouble(error: unknown, isOfQuery = false): DatabaseTrouble | null {
  let hasNone = false;
  let isOfDatabase = isOfQuery;
  for (let at = error; hasFields(at); at = at.cause) {
    hasNone ||= at instanceof NoConnection;
    // A socket error alone could come from the mail server.
    isOfDatabase ||= hasNone || at instanceof DrizzleQueryError;
    const found = troubleOf(at, isOfDatabase);
    if (found) return found;
  }
  return hasNone ? 'away' : null;
}

function troubleOf(
  { message, code }: Readonly<Record<string, unknown>>,
  isOfDatabase: boolean,
): DatabaseTrouble | null {
  if (message === noneFree) return 'busy';
  if (typeof message === 'string' && broken.test(message)) return 'away';
  if (typeof code !== 'string') return null;
  if (socketCode.test(code)) return isOfDatabase ? 'away' : null;
  return codes.find(([beginning]) => code.startsWith(beginning))?.[1] ?? null;
}

export const isDatabaseAway = (error: unknown): boolean => databaseTrouble(error) === 'away';
