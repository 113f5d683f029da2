import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const gigabyte = 1024 ** 3;
/** Of memory, besides what the tests' programs take. The files of all server tests take far less than one gigabyte. */
const needed = { free: 2 * gigabyte, available: 6 * gigabyte };

/**
 * Where temporary files are made fastest: in memory, if there is enough. A disk can take twenty times as long to clone
 * a database, which is a thousand small files. A container's shared memory may be small or run no programs.
 */
export function quickPlace({
  folder = '/dev/shm',
  available = process.availableMemory(),
  freeIn = freeBytes,
  runs = runsPrograms,
} = {}) {
  const isQuick = available >= needed.available && freeIn(folder) >= needed.free && runs(folder);
  return isQuick ? folder : tmpdir();
}

/** None if there is no such folder. */
function freeBytes(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

export function runsPrograms(folder) {
  let made;
  try {
    made = mkdtempSync(join(folder, 'tezgah-'));
    const program = join(made, 'program');
    writeFileSync(program, '#!/bin/sh\n', { mode: 0o700 });
    return spawnSync(program).status === 0;
  } catch {
    return false;
  } finally {
    if (made) rmSync(made, { recursive: true, force: true });
  }
}
