import { chownSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { postgresAccount } from '../../../server/src/platform/db/postgres-binaries.ts';
import { freePort } from '../../free-port.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { onDatabase, runAs, untilItAnswers } from './postgres.ts';
import { switchedProxy } from './switched-proxy.ts';
import type { Breaking } from './under-load.ts';

const versions = '/usr/lib/postgresql';

/** Binaries of the newest PostgreSQL that Debian installed, or null. */
export function debianBinaries(): string | null {
  const found = existsSync(versions) ? readdirSync(versions).sort((a, b) => Number(b) - Number(a)) : [];
  return found.map((it) => join(versions, it, 'bin')).find((it) => existsSync(join(it, 'initdb'))) ?? null;
}

/** One PostgreSQL server with a folder of its own. */
type Node = Readonly<{
  address: Readonly<{ host: string; port: number; user: string; database: string }>;
  /** Creates an empty database cluster. */
  create: () => Promise<unknown>;
  /** Copies another server, and follows it once started. */
  copy: (leader: Node) => Promise<unknown>;
  start: () => Promise<unknown>;
  crash: () => Promise<unknown>;
  promote: () => Promise<unknown>;
}>;

function nodeIn(data: string, bin: string): Node {
  const address = { host: '127.0.0.1', port: freePort(), user: 'market', database: 'postgres' };
  const emptyFolder = () => {
    rmSync(data, { recursive: true, force: true });
    mkdirSync(data, { mode: 0o700 });
    const account = postgresAccount();
    if (account) chownSync(data, account.uid, account.gid);
  };
  const run = (program: string, ...args: readonly string[]) => runAs(data, join(bin, program), args);
  const control = (...args: readonly string[]) =>
    run('pg_ctl', '-D', data, '-w', '-s', '-l', '/dev/null', ...args);
  return {
    address,
    create: () => {
      emptyFolder();
      return run('initdb', '-D', data, '-U', 'market', '--auth=trust', '--encoding=UTF8', '-N');
    },
    copy: (leader) => {
      emptyFolder();
      const from = `host=127.0.0.1 port=${leader.address.port} user=market`;
      return run('pg_basebackup', '-D', data, '-d', from, '-R', '-X', 'stream', '-c', 'fast');
    },
    start: () =>
      control(
        'start',
        '-o',
        `-c port=${address.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c max_connections=60 -c fsync=off -c shared_buffers=32MB`,
      ),
    crash: () => control('stop', '-m', 'immediate'),
    promote: () => control('promote'),
  };
}

/** Makes `follower` a copy of `leader`. From then on acknowledged writes are on both servers. */
async function follow(follower: Node, leader: Node): Promise<void> {
  await follower.copy(leader);
  await follower.start();
  await onDatabase(leader.address, async (client) => {
    await client.query("alter system set synchronous_standby_names = '*'");
    await client.query('select pg_reload_conf()');
  });
}

/** Two Debian PostgreSQL servers behind a proxy, of which one follows the other. */
export async function replicatedPostgres(bin: string): Promise<{
  url: string;
  breaking: Breaking;
  stop: () => Promise<void>;
}> {
  const folder = temporaryFolder();
  let [leader, follower] = [nodeIn(join(folder, 'a'), bin), nodeIn(join(folder, 'b'), bin)];
  await leader.create();
  await leader.start();
  await untilItAnswers(leader.address);
  await onDatabase(leader.address, (client) => client.query('create database market'));
  let following = follow(follower, leader);
  await following;
  const proxy = await switchedProxy();
  proxy.pointTo(leader.address.port);
  const throughProxy = { ...leader.address, port: proxy.port, database: 'market' };
  return {
    url: `postgres://market@127.0.0.1:${proxy.port}/market`,
    breaking: {
      name: 'fail-over',
      breakIt: async () => {
        await following;
        await leader.crash();
        // Connections first meet a server that is read-only, as in a real failover.
        proxy.pointTo(follower.address.port);
        await follower.promote();
        await untilItAnswers(throughProxy);
        [leader, follower] = [follower, leader];
        // Runs while the market recovers.
        following = follow(follower, leader);
        following.catch(() => undefined);
      },
    },
    stop: async () => {
      await following.catch(() => undefined);
      proxy.close();
      for (const node of [leader, follower]) await node.crash().catch(() => undefined);
    },
  };
}
