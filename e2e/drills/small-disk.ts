import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../temporary-folder.ts';

const megabyte = 1_000_000;
const mount = (folder: string, megabytes: number) =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder]);
const unmount = (folder: string) => spawnSync('umount', ['-l', folder]);

/** Why no small disk can be made here; null if it can. */
export function whyNoSmallDisk(): string | null {
  if (process.platform !== 'linux') return 'a small disk is a tmpfs, which only Linux has';
  if (process.getuid?.() !== 0) return 'only root may mount a small disk';
  const folder = temporaryFolder();
  const { status } = mount(folder, 1);
  if (status !== 0) return 'this machine doesn’t let even root mount a small disk';
  unmount(folder);
  return null;
}

/** A disk in memory, with a file that fills as much of it as requested. */
export function smallDisk(megabytes: number) {
  const folder = temporaryFolder();
  if (mount(folder, megabytes).status !== 0) throw new Error('The small disk could not be mounted');
  // Unmount whatever happens: folders are removed before this, and a mounted one isn't.
  const clear = () => void unmount(folder);
  process.once('exit', clear);
  const ballast = join(folder, 'ballast');
  const left = (): number => {
    const { bavail, bsize } = statfsSync(folder);
    return (bavail * bsize) / megabyte;
  };
  return {
    folder,
    left,
    /** Fills the disk until about this many megabytes are left; 0 fills it completely. */
    leave(wanted: number): void {
      const file = openSync(ballast, 'a');
      try {
        while (left() >= wanted + 1) writeSync(file, Buffer.alloc(megabyte));
        while (wanted === 0) writeSync(file, Buffer.alloc(4096));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      } finally {
        closeSync(file);
      }
    },
    free(): void {
      rmSync(ballast, { force: true });
    },
    remove(): void {
      clear();
      process.off('exit', clear);
    },
  };
}
export type SmallDisk = ReturnType<typeof smallDisk>;
