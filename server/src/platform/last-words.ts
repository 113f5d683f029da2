import { hasFields } from 'shared-kit/contract/tables';
import { databaseTrouble } from './db/database-trouble.ts';
import { loggedError } from './logging/log.ts';
import { StartFailure } from './start-failure.ts';
import { codeOf, messageOf } from './thrown.ts';

/** How PostgreSQL's codes begin for what the operator has to mend in the database. */
const databaseRemedies: readonly (readonly [beginning: string, remedy: string])[] = [
  ['28', 'correct user and password in DATABASE_URL'],
  ['3D000', 'make that database, or correct DATABASE_URL'],
  ['42501', 'let the user of DATABASE_URL own the database'],
  ['53200', 'give the database more memory'],
];

const troubles = {
  away: 'The database went away',
  busy: 'The database took too long',
  full: 'The disk of the database is full',
} as const;

const troubleRemedies = {
  away: 'see that it runs and can be reached, then start again',
  busy: 'see what keeps it busy and how far away it is, then start again',
  full: 'make room there, then start again',
} as const;

/** Node's codes for files that can't be read or written. */
const fileRemedies: Readonly<Record<string, string>> = {
  ENOSPC: 'make room on that disk, or set DATA_DIR to a folder on another one',
  EDQUOT: 'make room within the quota, or set DATA_DIR to a folder on another disk',
  EFBIG: 'raise the limit on the size of files',
  EACCES: 'let this user read and write there, or set DATA_DIR to a folder that it may write',
  EPERM: 'let this user read and write there, or set DATA_DIR to a folder that it may write',
  EROFS: 'make that disk writable, or set DATA_DIR to a folder on another one',
  ENOTDIR: 'set DATA_DIR to a folder',
  EEXIST: 'move what is in the way, or set DATA_DIR to another folder',
  EIO: 'check that disk',
  EMFILE: 'raise the limit on open files (ulimit -n)',
  ENFILE: 'raise the limit on open files of this machine',
};

/**
 * What a program that can't go on says: the problem and its remedy in one sentence. Anything else is a defect of ours,
 * which shows its stack.
 */
export function lastWords(error: unknown): string {
  if (error instanceof StartFailure) return error.message;
  return ofDatabase(error) ?? ofFile(error) ?? traceWithoutValues(error);
}

/** A failed query lists all its values, which may be personal; its cause says enough. */
function traceWithoutValues(error: unknown): string {
  const { type, message, stack, cause } = loggedError(error);
  const told = cause ?? { type, message, stack };
  return `${told.type}: ${told.message.slice(0, 1000)}\n${told.stack || stack}`.trimEnd();
}

function ofDatabase(error: unknown): string | null {
  for (let at = error; hasFields(at); at = at.cause) {
    const code = codeOf(at) ?? '';
    // PostgreSQL's codes have five characters; Node's begin with E.
    const remedy =
      /^[0-9A-Z]{5}$/.test(code) && databaseRemedies.find(([beginning]) => code.startsWith(beginning));
    if (remedy) return `The database refused (${messageOf(at)}): ${remedy[1]}.`;
  }
  const trouble = databaseTrouble(error);
  return trouble && `${troubles[trouble]} (${messageOf(rootOf(error))}): ${troubleRemedies[trouble]}.`;
}

function ofFile(error: unknown): string | null {
  for (let at = error; hasFields(at); at = at.cause) {
    const remedy = fileRemedies[codeOf(at) ?? ''];
    if (remedy && typeof at.syscall === 'string') return `${messageOf(at)}: ${remedy}.`;
  }
  return null;
}

/** The first cause: what wraps it only repeats the statement. */
function rootOf(error: unknown): unknown {
  let at = error;
  while (hasFields(at) && at.cause !== undefined) at = at.cause;
  return at;
}
