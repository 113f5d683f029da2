import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isAlive, livingPostmaster, stopPostmaster } from '../db/postmaster.ts';
import { StartFailure } from '../start-failure.ts';

/** Holds a market until it is whole. The number is that of the process that restores it. */
const staged = /^\.restoring\.(\d+)$/;
/** The root of a disk has this folder from the start. */
const ofDisk = 'lost+found';

const contentsOf = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => name !== ofDisk && !staged.test(name)) : [];

function assertEmpty(folder: string): void {
  if (contentsOf(folder).length === 0) return;
  throw new StartFailure(
    `The folder ${folder} isn't empty: set DATA_DIR to another one, or replace what is in it with --force.`,
  );
}

export type StagedFolder = Readonly<{
  /** The data folder of the market that is being restored. */
  path: string;
  /** Moves all of it to where it belongs, in the place of what is there, or throws and moves nothing. */
  keep: () => void;
  /** Removes it, and each folder that was made for it. */
  remove: () => void;
}>;

/**
 * Makes a folder within `folder`, thus on the same disk, whose content becomes that of `folder` in the end. `make`
 * makes `folder` if it is missing. Refuses one that isn't empty unless its content may be replaced.
 */
export async function stageFolder(
  folder: string,
  mayReplace: boolean,
  make: () => unknown,
): Promise<StagedFolder> {
  if (!mayReplace) assertEmpty(folder);
  await removeLeft(folder);
  const firstMade = outermostMissing(folder);
  make();
  const path = join(folder, `.restoring.${process.pid}`);
  mkdirSync(path, { mode: statSync(folder).mode });
  return {
    path,
    keep: () => {
      if (!mayReplace) assertEmpty(folder);
      exchange(path, folder);
    },
    remove: () => {
      rmSync(path, { recursive: true, force: true });
      if (firstMade !== null) removeEmpty(folder, firstMade);
    },
  };
}

const outermostMissing = (folder: string): string | null =>
  existsSync(folder) ? null : (outermostMissing(dirname(folder)) ?? folder);

/** Removes what killed restores left. */
async function removeLeft(folder: string): Promise<void> {
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const pid = Number(staged.exec(name)?.[1] ?? 0);
    if (pid === 0) continue;
    const left = join(folder, name);
    if (pid !== process.pid && isAlive(pid)) {
      throw new StartFailure(`Another restore is at work in ${left}: wait for it, or stop it.`);
    }
    const postmaster = livingPostmaster(join(left, 'postgres/data'));
    if (postmaster) await stopPostmaster(postmaster.pid);
    rmSync(left, { recursive: true, force: true });
  }
}

function exchange(path: string, folder: string): void {
  const replaced = join(path, 'replaced');
  const moves = [
    ...contentsOf(folder).map((name) => [join(folder, name), join(replaced, name)] as const),
    ...readdirSync(path).map((name) => [join(path, name), join(folder, name)] as const),
  ];
  mkdirSync(replaced);
  const done: (readonly [from: string, to: string])[] = [];
  try {
    for (const [from, to] of moves) {
      renameSync(from, to);
      done.push([from, to]);
    }
  } catch (error) {
    for (const [from, to] of done.reverse()) renameSync(to, from);
    throw error;
  }
}

/** From `folder` upwards to `last`, as far as nobody else put anything into them. */
function removeEmpty(folder: string, last: string): void {
  for (let each = folder; each.length >= last.length; each = dirname(each)) {
    if (readdirSync(each).length > 0) return;
    rmdirSync(each);
  }
}
