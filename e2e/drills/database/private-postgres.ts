import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { installedBinaries } from '../../../server/src/platform/db/postgres-binaries.ts';
import { livingPostmaster } from '../../../server/src/platform/db/postmaster.ts';
import type { Market } from '../market.ts';
import { onDatabase, runAs, untilItAnswers } from './postgres.ts';
import type { Breaking } from './under-load.ts';
import { whileItHangs } from './while-it-hangs.ts';

/** All ways to break a market's private PostgreSQL. */
export function breakingsOf({ dataDir, url }: Market): readonly Breaking[] {
  const data = join(dataDir, 'postgres/data');
  const first = livingPostmaster(data);
  if (!first) throw new Error('the market has no private PostgreSQL');
  const connection = { host: first.socketFolder, port: first.port, user: 'market', database: 'market' };
  const answersAgain = () => untilItAnswers(connection);
  const restart = (mode: 'fast' | 'immediate') => async () => {
    const program = join(installedBinaries(), 'bin/pg_ctl');
    // The market may restart it first, which this program would report as a failure.
    await runAs(data, program, ['restart', '-D', data, '-m', mode, '-w', '-s', '-l', '/dev/null']).catch(
      () => undefined,
    );
    await answersAgain();
  };
  const others = 'from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
  return [
    { name: 'restart fast', breakIt: restart('fast') },
    { name: 'restart immediate', breakIt: restart('immediate') },
    {
      name: 'connections ended',
      breakIt: () =>
        onDatabase(connection, async (client) => {
          await client.query(`select pg_terminate_backend(pid) ${others}`);
        }),
    },
    {
      name: 'a server process killed',
      breakIt: async () => {
        const pid = await onDatabase(connection, async (client) => {
          const { rows } = await client.query<{ pid: number }>(`select pid ${others} limit 1`);
          return rows[0]?.pid;
        });
        if (pid) signal(pid, 'SIGKILL');
        // PostgreSQL ends the other processes when it notices.
        await sleep(100);
        await answersAgain();
      },
    },
    {
      name: 'all of PostgreSQL killed',
      breakIt: async () => {
        const before = livingPostmaster(data)?.pid;
        if (before) process.kill(before, 'SIGKILL');
        while ((livingPostmaster(data)?.pid ?? before) === before) await sleep(20);
        await answersAgain();
      },
    },
    ...(process.platform === 'linux' ? [hanging(data, url)] : []),
  ];
}

/** A process of PostgreSQL may end by itself between being found and being signalled. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** PostgreSQL hangs, neither answering nor refusing, until the market has told all visitors. */
const hanging = (data: string, url: string): Breaking => ({
  name: 'all of PostgreSQL hung',
  breakIt: async () => {
    const postmaster = livingPostmaster(data)?.pid;
    const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8');
    const all = [postmaster, ...children.trim().split(' ').map(Number)].filter((pid) => pid !== undefined);
    for (const pid of all) signal(pid, 'SIGSTOP');
    try {
      await whileItHangs(url);
    } finally {
      for (const pid of all) signal(pid, 'SIGCONT');
    }
  },
});
