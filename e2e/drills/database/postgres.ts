import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { openDatabase } from '../../../server/src/platform/db/open-database.ts';

export type Connection = Parameters<typeof openDatabase>[0];
type Database = ReturnType<typeof openDatabase>['db'];

const silent = { warn: () => undefined, error: () => undefined };
const patienceSeconds = 120;

/** Queries PostgreSQL on a separate connection. */
export async function onDatabase<T>(
  connection: Connection,
  work: (client: Database['$client']) => Promise<T>,
): Promise<T> {
  const { db, close } = openDatabase(
    { max: 1, connectionTimeoutMillis: 2000, application_name: 'drill', ...connection },
    silent,
  );
  try {
    return await work(db.$client);
  } finally {
    await close();
  }
}

/** Waits until PostgreSQL accepts statements and isn't a replica. */
export async function untilItAnswers(connection: Connection): Promise<void> {
  const answers = () =>
    onDatabase(connection, (client) => client.query('select 1')).then(
      () => true,
      () => false,
    );
  for (const since = Date.now(); !(await answers()); await sleep(20)) {
    if (Date.now() - since > patienceSeconds * 1000) throw new Error('PostgreSQL did not come back');
  }
}

const run = promisify(execFile);

/** Runs a PostgreSQL program as the folder's owner. */
export async function runAs(folder: string, program: string, args: readonly string[]): Promise<void> {
  const { uid, gid } = statSync(folder);
  const account = process.getuid?.() === 0 ? { uid, gid } : {};
  await run(program, args, {
    ...account,
    cwd: folder,
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
  });
}
