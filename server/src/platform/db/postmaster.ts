import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf } from '../thrown.ts';

/** A PostgreSQL server process, as the file `postmaster.pid` in its data folder describes it. */
export type Postmaster = Readonly<{ pid: number; socketFolder: string; port: number }>;

export function readPostmaster(dataFolder: string): Postmaster | null {
  try {
    const [pid, , , port, socketFolder] = readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split(
      '\n',
    );
    if (!pid || !port || !socketFolder) return null;
    return { pid: Number(pid), socketFolder, port: Number(port) };
  } catch {
    return null;
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
  return !isZombie(pid);
}

/** Whether a process has ended but its parent hasn't collected its status (in a container it often never does). */
function isZombie(pid: number): boolean {
  try {
    return /^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** Whether this process is PostgreSQL, and not a program that reused its pid. */
function runsPostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres');
  } catch {
    const { stdout } = spawnSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' });
    return /postgres/.test(stdout ?? '');
  }
}

/** The running server of this data folder. Removes the pid file of a dead one whose pid another program has. */
export function livingPostmaster(dataFolder: string): Postmaster | null {
  const postmaster = readPostmaster(dataFolder);
  if (!postmaster || !isAlive(postmaster.pid)) return null;
  if (runsPostgres(postmaster.pid)) return postmaster;
  // PostgreSQL checks only the pid and would refuse to start.
  rmSync(join(dataFolder, 'postmaster.pid'), { force: true });
  return null;
}

async function waitForExit(pid: number, seconds: number): Promise<boolean> {
  for (let waited = 0; waited < seconds * 40; waited++) {
    if (!isAlive(pid)) return true;
    await sleep(25);
  }
  return false;
}

/** Stops a server: rolls running statements back; when it ends, everything is on disk. */
export async function stopPostmaster(pid: number): Promise<void> {
  if (!isAlive(pid)) return;
  process.kill(pid, 'SIGINT');
  if (await waitForExit(pid, 20)) return;
  // Immediate, without a checkpoint: the next start replays the log, so no committed data is lost.
  process.kill(pid, 'SIGQUIT');
  await waitForExit(pid, 5);
}
