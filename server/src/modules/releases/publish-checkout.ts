import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../platform/db/index.ts';
import { StartFailure } from '../../platform/start-failure.ts';
import type { ArtefactStore } from './artefact-store.ts';
import { publishBuild } from './service.ts';

/** Publishes the build of every area folder (`mf-*`) of this checkout; unchanged ones stay as they are. */
export async function publishCheckout(db: Database, store: ArtefactStore, checkout: string): Promise<void> {
  const folders = (await readdir(checkout)).filter((name) => name.startsWith('mf-'));
  const unbuilt = folders.filter((name) => !existsSync(join(checkout, name, 'dist/area.json')));
  if (unbuilt.length > 0) {
    throw new StartFailure(`Not built yet: ${unbuilt.join(', ')}. Run npm start, which builds first.`);
  }
  for (const name of folders) await publishBuild(db, store, join(checkout, name, 'dist'));
}
