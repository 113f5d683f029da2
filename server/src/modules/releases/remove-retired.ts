import type { Database } from '../../platform/db/index.ts';
import type { FileStore } from '../../platform/files/index.ts';
import { defineSweep } from '../../platform/jobs/index.ts';
import { removeFiles } from './artefacts.ts';
import { takeRetired } from './repository.ts';

/** Deletes the files of releases that nobody has got for long. */
export const removeRetiredReleases = defineSweep({
  name: 'remove-retired-releases',
  cron: '31 * * * *',
  limitSeconds: 600,
  run: async ({ db, files, clock }) => void (await collectRetired(db, files, clock())),
});

/** A tab may stay open for long and still needs its files. */
const keptDays = 30;
const day = 24 * 60 * 60 * 1000;

/** Deletes the files of releases not given to visitors for that long. Returns how many releases. */
export async function collectRetired(db: Database, store: FileStore, now: Date): Promise<number> {
  const retired = await db.transaction((tx) => takeRetired(tx, new Date(now.getTime() - keptDays * day)));
  // They are marked first, so that a half-deleted release is never made live again.
  for (const { area, version } of retired) await removeFiles(store, area, version);
  return retired.length;
}
