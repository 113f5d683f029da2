import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { acceptsContract } from 'shared-kit/contract';
import type { Database } from '../../platform/db/index.ts';
import type { FileStore } from '../../platform/files/index.ts';
import { StartFailure } from '../../platform/start-failure.ts';
import { readReleaseFile } from './artefacts.ts';
import type { AreaRelease } from './built-area.ts';
import { livePointers } from './live/pointers.ts';
import { otherContracts, type RunningProcess } from './live/running-processes.ts';
import { giveBuild, keepBuild } from './service.ts';

/** The folder into which each area of a checkout (`mf-*`) builds; not what an area left behind that is gone. */
export async function buildFolders(checkout: string, output: 'dist' | 'dist-dev'): Promise<string[]> {
  const names = await readdir(checkout);
  return names
    .filter((name) => name.startsWith('mf-') && existsSync(join(checkout, name, 'package.json')))
    .map((name) => join(checkout, name, output));
}

export const isBuilt = (folder: string): boolean => existsSync(join(folder, 'area.json'));

/** Takes in the build of every area of this checkout; what is there already stays as it is. */
export async function keepCheckout(db: Database, store: FileStore, checkout: string): Promise<AreaRelease[]> {
  const folders = await buildFolders(checkout, 'dist');
  const unbuilt = folders.filter((folder) => !isBuilt(folder));
  if (unbuilt.length > 0) {
    throw new StartFailure(`Not built yet: ${unbuilt.join(', ')}. Run npm start, which builds first.`);
  }
  return Promise.all(folders.map((folder) => keepBuild(db, store, folder)));
}

/**
 * Gives the areas of this checkout to visitors, as far as the hosts of all running processes speak them. Answers one
 * sentence for each area that keeps another release: somebody made that live on purpose, or it has to wait.
 */
export async function giveCheckout(
  db: Database,
  own: readonly AreaRelease[],
  self: RunningProcess,
): Promise<string[]> {
  const others = await otherContracts(db, self);
  const told = await Promise.all(
    own.map(async (release) => {
      const { id, version, contract } = release;
      if (!others.every((host) => acceptsContract(contract, host))) {
        return `mf-${id} ${version} waits until all processes of another contract have ended.`;
      }
      const live = await giveBuild(db, release);
      return live === version
        ? []
        : `mf-${id} stays at ${live}, which was released; pnpm release mf-${id} releases this checkout's.`;
    }),
  );
  return told.flat();
}

/** Gives what waited, or was replaced by an older process, as soon as nobody is left who doesn't speak it. */
export async function giveWhatWaited(
  db: Database,
  own: readonly AreaRelease[],
  self: RunningProcess,
): Promise<void> {
  const live = new Map((await livePointers(db)).map((it) => [it.live.id, it.live.contract]));
  const waiting = own.filter(({ id, contract }) => (live.get(id) ?? 0) < contract);
  if (waiting.length > 0) await giveCheckout(db, waiting, self);
}

/**
 * One sentence for each release that visitors are given and whose files are not in the store, as after a change of
 * store or a restored database. The market starts all the same: everything else is there, and a release mends it.
 */
export async function missingReleases(db: Database, store: FileStore): Promise<string[]> {
  const given = (await livePointers(db)).flatMap(({ live, canary }) =>
    canary ? [live, canary.release] : [live],
  );
  const found = await Promise.all(
    given.map(({ id, version }) => readReleaseFile(store, id, version, 'area.json')),
  );
  return given
    .filter((_, at) => found[at] === null)
    .map(
      ({ id, version }) =>
        `mf-${id} ${version} is given to visitors, but its files are not there: copy the folder releases/${id}/${version} from where they were, or release mf-${id} anew.`,
    );
}
