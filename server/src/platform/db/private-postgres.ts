import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { StartFailure } from '../start-failure.ts';
import {
  type Cluster,
  complaintWithRemedy,
  describeCluster,
  initialise,
  launch,
  superuser,
} from './cluster.ts';
import { livingPostmaster, type Postmaster, stopPostmaster } from './postmaster.ts';
import { type SuperviseLog, supervisePostgres } from './supervise-postgres.ts';

export type PrivatePostgres = Readonly<{
  /** For the pool. */
  connection: Readonly<{ host: string; port: number; user: string; database: string }>;
  /** Stops PostgreSQL and waits until everything is on disk. */
  stop: () => Promise<void>;
  /** Stops it immediately; the next start recovers. */
  abort: () => void;
}>;

type Options = Readonly<{
  dataDir: string;
  /**
   * `server`: the only server on this folder; a second one is refused. PostgreSQL is restarted whenever it ends.
   * `tool`: alone or beside a running server; stops PostgreSQL at the end only if no server uses it.
   */
  as: 'server' | 'tool';
  /** Additional settings of PostgreSQL. */
  settings?: Readonly<Record<string, string>>;
  log?: SuperviseLog;
}>;

const silent: SuperviseLog = { warn: () => undefined, error: () => undefined };

const database = 'market';
/** Any key that no other advisory lock in the database `postgres` uses. */
const ownerLock = 4_118_200_002;

/**
 * Runs a private PostgreSQL in `dataDir/postgres`, or adopts one that a killed server left running.
 * An advisory lock in PostgreSQL keeps out a second server; it ends with its holder, however that one dies.
 */
export async function startPrivatePostgres({
  dataDir,
  as,
  settings = {},
  log = silent,
}: Options): Promise<PrivatePostgres> {
  const cluster = describeCluster(dataDir);
  await initialise(cluster);
  const postmaster = await reachServer(cluster, settings);
  const connection = connectionTo(postmaster);
  const owner = as === 'server' ? await own(connection, dataDir) : null;
  try {
    await createDatabase(connection);
  } catch (error) {
    await owner?.release();
    throw error;
  }
  const supervised = owner && supervisePostgres(postmaster, () => reachServer(cluster, settings), log);
  const current = () => supervised?.current() ?? postmaster;
  return {
    connection: { ...connection, database },
    stop: async () => {
      if (!owner && (await isOwned(connection))) return;
      owner?.expectEnd();
      await supervised?.end();
      await stopPostmaster(current().pid);
      await owner?.release();
    },
    abort: () => {
      try {
        void supervised?.end();
        if (owner) process.kill(current().pid, 'SIGQUIT');
      } catch {
        // It has ended already.
      }
    },
  };
}

const connectionTo = ({ socketFolder, port }: Postmaster) => ({
  host: socketFolder,
  port,
  user: superuser,
  database: 'postgres',
});

async function withClient<T>(config: ClientConfig, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(config);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

const answers = (config: ClientConfig): Promise<boolean> =>
  withClient(config, async () => true).catch(() => false);

/** Crash recovery replays the log, which can take minutes. */
const patienceSeconds = 120;
const mayFail = 3;

/** The running server of this cluster; starts one if there is none. */
async function reachServer(
  cluster: Cluster,
  settings: Readonly<Record<string, string>>,
): Promise<Postmaster> {
  let ended = true;
  let launches = 0;
  for (let waited = 0; waited < patienceSeconds * 20; waited++) {
    const living = livingPostmaster(cluster.data);
    if (living && (await answers(connectionTo(living)))) return living;
    if (!living && ended) {
      // A killed server's helper processes may hold its memory for a moment.
      if (launches > 0) await sleep(500);
      if (launches === mayFail) break;
      ended = false;
      launches += 1;
      const end = () => {
        ended = true;
      };
      launch(cluster, settings).once('close', end).once('error', end);
    }
    await sleep(25);
  }
  throw new StartFailure(`PostgreSQL doesn't start in ${cluster.home} ${complaintWithRemedy(cluster)}`);
}

async function createDatabase(connection: ClientConfig): Promise<void> {
  await withClient(connection, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [database]);
    if (!rowCount) await client.query(`create database ${database}`);
  });
}

const tryLock = async (client: Client): Promise<boolean> => {
  const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [
    ownerLock,
  ]);
  return rows[0]?.got ?? false;
};

const isOwned = (connection: ClientConfig) =>
  withClient(connection, async (client) => !(await tryLock(client))).catch(() => true);

type Owner = Readonly<{ expectEnd: () => void; release: () => Promise<void> }>;

/** Takes the owner's lock and keeps it, also when a crash makes PostgreSQL restart its connections. */
async function own(connection: ClientConfig, dataDir: string): Promise<Owner> {
  let ending = false;
  let holder = await takeLock(connection);
  if (!holder) {
    throw new StartFailure(
      `Another server is already running on ${dataDir}: stop it first, or set DATA_DIR and PORT for a second one.`,
    );
  }
  const watch = (client: Client): void => {
    client.once('end', async () => {
      while (!ending) {
        await sleep(500, undefined, { ref: false });
        holder = ending ? null : await takeLock(connection).catch(() => null);
        if (holder) return watch(holder);
      }
    });
  };
  watch(holder);
  return {
    expectEnd: () => {
      ending = true;
    },
    release: async () => {
      ending = true;
      await holder?.end().catch(() => undefined);
    },
  };
}

/** PostgreSQL releases the lock of a killed server only when it notices the loss. */
const attempts = 10;

async function takeLock(connection: ClientConfig): Promise<Client | null> {
  const client = new Client({ ...connection, application_name: 'owner' });
  client.on('error', () => undefined);
  await client.connect();
  for (let attempt = 0; attempt < attempts; attempt++) {
    if (await tryLock(client)) return client;
    await sleep(100);
  }
  await client.end();
  return null;
}
