import { Client, type Pool, type PoolConfig } from 'pg';
import type { Env } from '../env.ts';
import { giveUp } from '../run-program.ts';
import { StartFailure } from '../start-failure.ts';
import { codeOf, messageOf } from '../thrown.ts';
import { dataFolder, prepareDataDir } from './data-dir.ts';
import { openDatabase, openServerPools } from './open-database.ts';
import { postgresAccount } from './postgres-binaries.ts';
import { startPrivatePostgres } from './private-postgres.ts';
import type { Database } from './types.ts';
import { watchSilence } from './watch-silence.ts';

export type ProvidedDatabase = Readonly<{
  /** For visitors' requests, with their limits. A tool may take as long as it needs. */
  db: Database;
  /** For jobs and migrations. */
  background: Database;
  /** For the queue that jobs are taken from. */
  queue: Pool;
  /** The folder for everything kept outside the database. */
  dataDir: string;
  /** Closes the pool, then stops the private PostgreSQL. */
  stop: () => Promise<void>;
  /** The same, immediately, for a second Ctrl-C. */
  abort: () => void;
  /** Tells that the server runs: from now on it waits for a database that is silent, instead of ending. */
  outlive: () => void;
}>;

/** The account that PostgreSQL in the data folder runs under; null if there is none, or if it is ours. */
const accountFor = ({ databaseUrl }: Pick<Env, 'databaseUrl'>) => (databaseUrl ? null : postgresAccount());

/** The folder for everything kept outside the database, which may not exist. */
export const dataFolderOf = (env: Pick<Env, 'databaseUrl' | 'dataDir'>): string =>
  dataFolder(env.dataDir, accountFor(env));

/** The same; created if missing. */
export const dataDirOf = (env: Pick<Env, 'databaseUrl' | 'dataDir'>): string =>
  prepareDataDir(env.dataDir, accountFor(env));

type Log = Parameters<typeof openDatabase>[1];

/**
 * The database of this environment: DATABASE_URL, else a private one in DATA_DIR. The process ends if the database
 * gives no answer for a minute: a command, or a server that still starts, would wait for ever.
 */
export async function provideDatabase(
  env: Pick<Env, 'databaseUrl' | 'dataDir'>,
  as: 'server' | 'tool',
  log: Log,
): Promise<ProvidedDatabase> {
  if (env.databaseUrl) {
    await assertUsable(env.databaseUrl);
    const dataDir = dataDirOf(env);
    const connection = { connectionString: env.databaseUrl };
    const { close, ...pools } = openPools(connection, as, log);
    const outlive = watchSilence(connection, (seconds) => giveUp(silent(whereIs(connection), seconds)));
    const stop = () => {
      outlive();
      return close();
    };
    return { ...pools, dataDir, stop, abort: () => undefined, outlive };
  }
  const dataDir = dataDirOf(env);
  const postgres = await startPrivatePostgres({ dataDir, as, log });
  const { close, ...pools } = openPools(postgres.connection, as, log);
  const outlive = watchSilence(postgres.connection, (seconds) => {
    postgres.abort();
    giveUp(silent(dataDir, seconds));
  });
  const stop = async () => {
    outlive();
    await close();
    await postgres.stop();
  };
  return { ...pools, dataDir, stop, abort: postgres.abort, outlive };
}

const silent = (where: string, seconds: number) =>
  new StartFailure(
    `The database at ${where} gave no answer for ${seconds} seconds: see that it and the way to it work, then try again.`,
  );

/** Never the whole URL: it contains a password. */
function whereIs({ connectionString }: Readonly<{ connectionString: string }>): string {
  const { host, pathname } = new URL(connectionString);
  return `${host}${pathname}`;
}

function openPools(connection: PoolConfig, as: 'server' | 'tool', log: Log) {
  if (as === 'server') return openServerPools(connection, log);
  const { db, close } = openDatabase(connection, log);
  return { db, background: db, queue: db.$client, close };
}

const oldest = 15;

async function assertUsable(connectionString: string): Promise<void> {
  const where = whereIs({ connectionString });
  // Longer than a busy machine may take to start and to let this process read the answer.
  const client = new Client({ connectionString, connectionTimeoutMillis: 15_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string }>(
      "select current_setting('server_version_num') as version",
    );
    const major = Math.floor(Number(rows[0]?.version) / 10_000);
    if (major < oldest) {
      throw new StartFailure(
        `The database at ${where} is PostgreSQL ${major}: DATABASE_URL needs ${oldest} or newer.`,
      );
    }
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    throw new StartFailure(
      `The database at ${where} can't be used (${messageOf(error) || codeOf(error)}): start it, or correct DATABASE_URL.`,
      { cause: error },
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}
