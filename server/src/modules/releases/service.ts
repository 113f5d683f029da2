import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../platform/db/index.ts';
import type { ArtefactStore } from './artefact-store.ts';
import { type AreaRelease, addressed, builtArea } from './built-area.ts';
import { insertRelease, makeLive } from './repository.ts';

/** Takes the build that lies in `folder` in as a release and makes it the live one of its area. */
export async function publishBuild(db: Database, store: ArtefactStore, folder: string): Promise<AreaRelease> {
  const built = builtArea.parse(JSON.parse(await readFile(join(folder, 'area.json'), 'utf8')));
  await store.add(built.id, built.version, folder);
  const description = addressed(built);
  await db.transaction(async (tx) => {
    await insertRelease(tx, description);
    await makeLive(tx, description.id, description.version);
  });
  return description;
}
