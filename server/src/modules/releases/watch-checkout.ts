import { mkdirSync, watch } from 'node:fs';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../platform/db/index.ts';
import type { FileStore } from '../../platform/files/index.ts';
import { areaIn, buildFolders, isBuilt } from './publish-checkout.ts';
import { publishBuild } from './service.ts';

/** A build writes many files; it is complete when none follows for this long. */
const quietMs = 150;

/** For development: publishes every build of a watched area at once. Returns a function that stops it. */
export async function watchCheckout(
  db: Database,
  store: FileStore,
  checkout: string,
  log: FastifyBaseLogger,
): Promise<() => void> {
  const folders = await buildFolders(checkout, 'dist-dev');
  const areas = folders.map(areaIn);
  const publish = async (folder: string) => {
    if (!isBuilt(folder)) return;
    await publishBuild(db, store, folder, { areas, builds: [] }).catch((error: unknown) =>
      log.warn(error, `${folder} is not published`),
    );
  };
  const watchers = folders.map((folder) => {
    mkdirSync(folder, { recursive: true });
    let quiet: NodeJS.Timeout | undefined;
    return watch(folder, () => {
      clearTimeout(quiet);
      quiet = setTimeout(() => void publish(folder), quietMs);
    });
  });
  await Promise.all(folders.map(publish));
  return () => {
    for (const watcher of watchers) watcher.close();
  };
}
