import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import type { Account } from '../machine-account.ts';
import { StartFailure } from '../start-failure.ts';
import { socketFolder } from './data-dir.ts';
import { postgresAccount, reachableBinaries } from './postgres-binaries.ts';
import { isAlive } from './postmaster.ts';

/** The folders and programs of one private PostgreSQL. */
export type Cluster = Readonly<{
  account: Account | null;
  bin: string;
  /** Contains everything of this PostgreSQL and belongs to its account. */
  home: string;
  data: string;
  socket: string;
  log: string;
}>;

export const superuser = 'market';

export function describeCluster(dataDir: string): Cluster {
  const home = join(dataDir, 'postgres');
  const data = join(home, 'data');
  const account = ownerOf(data) ?? postgresAccount();
  const socket = socketFolder(home);
  for (const folder of [home, socket]) ownedFolder(folder, account);
  const bin = reachableBinaries(account, join(dataDir, 'programs'));
  return { account, bin, home, data, socket, log: join(home, 'postgres.log') };
}

/** The account that made existing data keeps it, even if this machine has another one by now. */
function ownerOf(data: string): Account | null {
  if (process.getuid?.() !== 0 || !existsSync(data)) return null;
  const { uid, gid } = statSync(data);
  return uid === 0 ? null : { name: `with the number ${uid}`, uid, gid };
}

function ownedFolder(folder: string, account: Account | null): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (account) chownSync(folder, account.uid, account.gid);
  else if (process.getuid && statSync(folder).uid !== process.getuid()) {
    throw new StartFailure(
      `The folder ${folder} belongs to another user: start as that user, or set DATA_DIR to another folder.`,
    );
  }
}

/** Options of PostgreSQL's child processes: their account, and none of our environment. */
const as = ({ account, home }: Cluster) => ({
  ...(account && { uid: account.uid, gid: account.gid }),
  cwd: home,
  // macOS needs a locale here; the databases have their own.
  env: { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' },
});

/** Makes the data folder on the first start, and checks on later ones that these binaries can read it. */
export async function initialise(cluster: Cluster): Promise<void> {
  const versionFile = join(cluster.data, 'PG_VERSION');
  if (!existsSync(versionFile)) {
    await createData(cluster);
    return;
  }
  const made = readFileSync(versionFile, 'utf8').trim();
  const { stdout } = spawnSync(join(cluster.bin, 'postgres'), ['--version'], {
    ...as(cluster),
    encoding: 'utf8',
  });
  const ours = /(\d+)\./.exec(stdout)?.[1];
  if (ours !== made) {
    throw new StartFailure(
      `${cluster.data} was made by PostgreSQL ${made} and this is ${ours}: restore a backup into a new DATA_DIR.`,
    );
  }
}

/** Creates the data in a temporary folder and renames it, so that an interrupted first start leaves nothing behind. */
async function createData(cluster: Cluster): Promise<void> {
  removeUnfinished(cluster.home);
  const unfinished = `${cluster.data}.${process.pid}`;
  // The text search parser takes word boundaries from the system's C.UTF-8, which not every system has.
  const made = (await initdb(cluster, unfinished, 'C.UTF-8')) || (await initdb(cluster, unfinished, 'C'));
  if (!made) {
    throw new StartFailure(
      `PostgreSQL can't make its data in ${cluster.home} ${complaintWithRemedy(cluster)}`,
    );
  }
  try {
    renameSync(unfinished, cluster.data);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another process was faster; its data is as good.
    if (!existsSync(join(cluster.data, 'PG_VERSION'))) throw error;
  }
}

async function initdb(cluster: Cluster, folder: string, ctype: string): Promise<boolean> {
  const flags = [
    '-D',
    folder,
    '-U',
    superuser,
    '--auth=trust',
    '--encoding=UTF8',
    '--data-checksums',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    `--lc-ctype=${ctype}`,
    '--no-instructions',
  ];
  // Detached, so that Ctrl-C reaches only us; we then stop it in order.
  const log = openLog(cluster);
  const child = spawn(join(cluster.bin, 'initdb'), flags, {
    ...as(cluster),
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const [code] = await once(child, 'close');
  return code === 0;
}

function removeUnfinished(home: string): void {
  for (const name of readdirSync(home)) {
    const pid = /^data\.(\d+)$/.exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) rmSync(join(home, name), { recursive: true, force: true });
  }
}

const megabyte = 1024 * 1024;

/**
 * Memory settings by PostgreSQL's own advice: shared buffers a quarter of the memory, effective cache three quarters.
 * PostgreSQL takes buffers only as they fill. Above four gigabytes a million products gain nothing.
 */
export function memorySettings(
  bytes: number,
): Readonly<Record<'shared_buffers' | 'effective_cache_size', string>> {
  const megabytes = bytes / megabyte;
  const buffers = Math.min(4096, Math.max(128, Math.floor(megabytes / 4)));
  return {
    shared_buffers: `${buffers}MB`,
    effective_cache_size: `${Math.max(buffers, Math.floor((megabytes * 3) / 4))}MB`,
  };
}

/** Bytes this process may use: the container's limit, else the machine's memory. */
const usableMemory = (): number => Math.min(process.constrainedMemory() || totalmem(), totalmem());

const settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '80',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  max_wal_size: '2GB',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Statements and key values never go to the log: they contain personal data.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};

/**
 * Lets PostgreSQL reload its cache in the background after a start, or a large market would be slow for its first
 * hundreds of visitors. Only if the library is installed: PostgreSQL doesn't start without a library it is told to
 * load.
 */
export function warmUpSettings({ bin }: Pick<Cluster, 'bin'>): Readonly<Record<string, string>> {
  const files = ['postgresql/pg_prewarm.so', 'postgresql/pg_prewarm.dylib', 'pg_prewarm.dll'];
  const isThere = files.some((file) => existsSync(join(bin, '../lib', file)));
  return isThere ? { shared_preload_libraries: 'pg_prewarm' } : {};
}

/** Opens the log for a child process; renames a large one first. */
function openLog({ log }: Cluster): number {
  if (existsSync(log) && statSync(log).size > 5_000_000) renameSync(log, `${log}.old`);
  return openSync(log, 'a', 0o600);
}

/** Starts the server process in its own session, so that Ctrl-C reaches only us; we then stop it in order. */
export function launch(cluster: Cluster, extra: Readonly<Record<string, string>>): ChildProcess {
  const all = {
    ...settings,
    ...memorySettings(usableMemory()),
    ...warmUpSettings(cluster),
    unix_socket_directories: cluster.socket,
    ...extra,
  };
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openLog(cluster);
  const child = spawn(join(cluster.bin, 'postgres'), ['-D', cluster.data, ...flags], {
    ...as(cluster),
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.unref();
  return child;
}

/** Without room it can't even log that. */
export function complaintWithRemedy(cluster: Cluster): string {
  const complaint = lastComplaint(cluster);
  return complaint === '' || complaint.includes('No space left')
    ? `(${complaint || 'it could log no reason'}): make room on that disk, or set DATA_DIR to a folder on another one.`
    : `(${complaint}): see ${cluster.log}, or set DATABASE_URL.`;
}

/** The last reason PostgreSQL logged for not starting. */
function lastComplaint(cluster: Cluster): string {
  const lines = readFileSync(cluster.log, 'utf8').trimEnd().split('\n');
  const fatal = lines.findLast((line) => /FATAL|PANIC|ERROR|error:/.test(line)) ?? lines.at(-1) ?? '';
  return fatal.replace(/^.*?(FATAL|PANIC|ERROR|error):\s*/, '');
}
