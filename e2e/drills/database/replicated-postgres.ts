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

type Node = Readonly<{ data: string; port: number }>;

/** Two Debian PostgreSQL servers behind a proxy, of which one follows the other. */
export async function replicatedPostgres(bin: string): Promise<{
  url: string;
  breaking: Breaking;
  stop: () => Promise<void>;
}> {
  const folder = temporaryFolder();
  const account = postgresAccount();
  const node = (name: string): Node => {
    const data = join(folder, name);
    mkdirSync(data, { mode: 0o700 });
    if (account) chownSync(data, account.uid, account.gid);
    return { data, port: freePort() };
  };
  const run = ({ data }: Node, program: string, ...args: readonly string[]) =>
    runAs(data, join(bin, program), args);
  const control = (it: Node, ...args: readonly string[]) =>
    run(it, 'pg_ctl', '-D', it.data, '-w', '-s', '-l', '/dev/null', ...args);
  const start = (it: Node) =>
    control(
      it,
      'start',
      '-o',
      `-c port=${it.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c max_connections=60 -c fsync=off -c shared_buffers=32MB`,
    );
  const at = ({ port }: Node) => ({ host: '127.0.0.1', port, user: 'market', database: 'postgres' });

  let [leader, follower] = [node('a'), node('b')];
  /** Copies the leader anew and starts to follow it. */
  const follow = async () => {
    rmSync(follower.data, { recursive: true, force: true });
    mkdirSync(follower.data, { mode: 0o700 });
    if (account) chownSync(follower.data, account.uid, account.gid);
    const from = `host=127.0.0.1 port=${leader.port} user=market`;
    await run(follower, 'pg_basebackup', '-D', follower.data, '-d', from, '-R', '-X', 'stream', '-c', 'fast');
    await start(follower);
    // From now on acknowledged writes are on both servers.
    await onDatabase(at(leader), async (client) => {
      await client.query("alter system set synchronous_standby_names = '*'");
      await client.query('select pg_reload_conf()');
    });
  };

  await run(leader, 'initdb', '-D', leader.data, '-U', 'market', '--auth=trust', '--encoding=UTF8', '-N');
  await start(leader);
  await untilItAnswers(at(leader));
  await onDatabase(at(leader), (client) => client.query('create database market'));
  let following = follow();
  await following;
  const proxy = await switchedProxy();
  proxy.pointTo(leader.port);
  const throughProxy = { ...at(leader), port: proxy.port, database: 'market' };
  return {
    url: `postgres://market@127.0.0.1:${proxy.port}/market`,
    breaking: {
      name: 'fail-over',
      breakIt: async () => {
        await following;
        await control(leader, 'stop', '-m', 'immediate');
        // Connections first meet a server that is read-only, as in a real failover.
        proxy.pointTo(follower.port);
        await control(follower, 'promote');
        await untilItAnswers(throughProxy);
        [leader, follower] = [follower, leader];
        // Runs while the market recovers.
        following = follow();
        following.catch(() => undefined);
      },
    },
    stop: async () => {
      await following.catch(() => undefined);
      proxy.close();
      for (const it of [leader, follower])
        await control(it, 'stop', '-m', 'immediate').catch(() => undefined);
    },
  };
}
