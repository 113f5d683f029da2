import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../platform/db/index.ts';
import type { FileStore } from '../../platform/files/index.ts';
import { StartFailure } from '../../platform/start-failure.ts';
import { readReleaseFile } from './artefacts.ts';
import { livePointers } from './live/pointers.ts';
import { publishBuild } from './service.ts';

/** The folder into which each area of a checkout (`mf-*`) builds; not what an area left behind that is gone. */
export async function buildFolders(checkout: string, output: 'dist' | 'dist-dev'): Promise<string[]> {
  const names = await readdir(checkout);
  return names
    .filter((name) => name.startsWith('mf-') && existsSync(join(checkout, name, 'package.json')))
    .map((name) => join(checkout, name, output));
}

export const isBuilt = (folder: string): boolean => existsSync(join(folder, 'area.json'));

/**
 * Publishes the build of every area of this checkout; unchanged ones stay as they are. Answers one sentence for
 * each area that keeps another release, because somebody made that live on purpose.
 */
export async function publishCheckout(db: Database, store: FileStore, checkout: string): Promise<string[]> {
  const folders = await buildFolders(checkout, 'dist');
  const unbuilt = folders.filter((folder) => !isBuilt(folder));
  if (unbuilt.length > 0) {
    throw new StartFailure(`Not built yet: ${unbuilt.join(', ')}. Run npm start, which builds first.`);
  }
  const published = await Promise.all(folders.map((folder) => publishBuild(db, store, folder)));
  return published
    .filter(({ release, live }) => live !== release.version)
    .map(
      ({ release: { id }, live }) =>
        `mf-${id} stays at ${live}, which was released; pnpm release mf-${id} releases this checkout's.`,
    );
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
