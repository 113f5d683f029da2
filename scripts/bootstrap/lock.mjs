import { createHash } from 'node:crypto';
import { openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from './root.mjs';

const id = createHash('sha256').update(root).digest('hex').slice(0, 12);
const path = join(tmpdir(), `tezgah-setup-${id}.lock`);

function holder() {
  try {
    const pid = Number(readFileSync(path, 'utf8'));
    if (!pid) return undefined;
    process.kill(pid, 0);
    return pid;
  } catch (error) {
    return error.code === 'EPERM' ? 'another account' : undefined;
  }
}

function take() {
  try {
    writeSync(openSync(path, 'wx'), String(process.pid));
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
}

/** Runs `work` under a lock: two commands in one checkout must not install or build into the same folders at once. */
export async function alone(work) {
  let told = false;
  while (!take()) {
    const other = holder();
    if (other === undefined) {
      // An empty file may be a lock just being taken, so wait a moment before calling it stale.
      await wait(200);
      if (holder() === undefined) rmSync(path, { force: true });
      continue;
    }
    if (!told) console.log(`▸ Waiting for the set-up that process ${other} is doing in this folder`);
    told = true;
    await wait(250);
  }
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}

process.on('exit', () => {
  if (holder() === process.pid) rmSync(path, { force: true });
});
