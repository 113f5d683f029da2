import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../platform/db/index.ts';
import { StartFailure } from '../../platform/start-failure.ts';
import type { ArtefactStore } from './artefact-store.ts';
import { publishBuild } from './service.ts';

/** The folder into which each area of a checkout (`mf-*`) builds. */
export async function buildFolders(checkout: string, output: 'dist' | 'dist-dev'): Promise<string[]> {
  const names = await readdir(checkout);
  return names.filter((name) => name.startsWith('mf-')).map((name) => join(checkout, name, output));
}

export const isBuilt = (folder: string): boolean => existsSync(join(folder, 'area.json'));

/** Publishes the build of every area of this checkout; unchanged ones stay as they are. */
export async function publishCheckout(db: Database, store: ArtefactStore, checkout: string): Promise<void> {
  const folders = await buildFolders(checkout, 'dist');
  const unbuilt = folders.filter((folder) => !isBuilt(folder));
  if (unbuilt.length > 0) {
    throw new StartFailure(`Not built yet: ${unbuilt.join(', ')}. Run npm start, which builds first.`);
  }
  for (const folder of folders) await publishBuild(db, store, folder);
}
