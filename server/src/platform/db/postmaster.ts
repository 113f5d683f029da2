import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

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
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether this process runs PostgreSQL, and not a program that got a dead server's number. */
function runsPostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres');
  } catch {
    const { stdout } = spawnSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' });
    return /postgres/.test(stdout ?? '');
  }
}

/** The living server of this data folder. The file of one that died is removed when its number went to another program. */
export function livingPostmaster(dataFolder: string): Postmaster | null {
  const postmaster = readPostmaster(dataFolder);
  if (!postmaster || !isAlive(postmaster.pid)) return null;
  if (runsPostgres(postmaster.pid)) return postmaster;
  // PostgreSQL itself looks only at the number and would refuse to start.
  rmSync(join(dataFolder, 'postmaster.pid'), { force: true });
  return null;
}

/** Waits until the server has left its data folder. */
async function waitForExit(dataFolder: string, pid: number, seconds: number): Promise<boolean> {
  const attempts = seconds * 20;
  for (let attempt = 0; attempt < attempts; attempt++) {
    // A zombie that nobody reaps still counts as alive, so the file is asked first.
    if (readPostmaster(dataFolder)?.pid !== pid || !isAlive(pid)) return true;
    await sleep(50);
  }
  return false;
}

/** Stops a server: running statements are rolled back and everything is on disk when it ends. */
export async function stopPostmaster(dataFolder: string, pid: number): Promise<void> {
  if (!isAlive(pid)) return;
  process.kill(pid, 'SIGINT');
  if (await waitForExit(dataFolder, pid, 20)) return;
  // At once, without a checkpoint: the next start replays the log. Nothing acknowledged is lost.
  process.kill(pid, 'SIGQUIT');
  await waitForExit(dataFolder, pid, 5);
}
