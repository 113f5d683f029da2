import { DrizzleQueryError } from 'drizzle-orm/errors';

/** The pool had no connection to give: the database doesn't answer, or all connections are in use. */
export class NoConnection extends Error {
  constructor(cause: unknown) {
    super(`no database connection: ${(cause as Error).message}`, { cause });
    this.name = 'NoConnection';
  }
}

/**
 * `away`: the database is unreachable or restarting, or the connection broke on the way.
 * `busy`: it lives, but a lock, a statement or a connection did not come in time.
 * `full`: its disk has no room for what should be written; what only reads goes on.
 */
export type DatabaseTrouble = 'away' | 'busy' | 'full';

/** How PostgreSQL's codes of such failures begin: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const codes: readonly (readonly [beginning: string, DatabaseTrouble])[] = [
  ['08', 'away'],
  ['57P', 'away'],
  // A server that only reads: a replica that isn't the leader yet.
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

/** For these the driver has words alone. */
const broken =
  /^(Connection terminated|timeout expired$|Client (was closed|has encountered a connection error))/;
const noneFree = 'timeout exceeded when trying to connect';
const socketCode = /^E[A-Z_]{4,}$/;

type Link = Readonly<{ message?: unknown; code?: unknown; cause?: unknown }>;

/** Whether a failure is the database's being away, busy or full, however deep it is wrapped; null: none of these. */
export function databaseTrouble(error: unknown): DatabaseTrouble | null {
  let hasNone = false;
  let isOfDatabase = false;
  for (let at = error as Link | null | undefined; typeof at === 'object' && at; at = at.cause as Link) {
    hasNone ||= at instanceof NoConnection;
    // A broken socket alone may as well be that of the mail server.
    isOfDatabase ||= hasNone || at instanceof DrizzleQueryError;
    const found = troubleOf(at, isOfDatabase);
    if (found) return found;
  }
  return hasNone ? 'away' : null;
}

function troubleOf({ message, code }: Link, isOfDatabase: boolean): DatabaseTrouble | null {
  if (message === noneFree) return 'busy';
  if (typeof message === 'string' && broken.test(message)) return 'away';
  if (typeof code !== 'string') return null;
  if (socketCode.test(code)) return isOfDatabase ? 'away' : null;
  return codes.find(([beginning]) => code.startsWith(beginning))?.[1] ?? null;
}

export const isDatabaseAway = (error: unknown): boolean => databaseTrouble(error) === 'away';
