import type { Database } from '../../platform/db/index.ts';
import type { FileStore } from '../../platform/files/index.ts';
import { removeFiles } from './artefacts.ts';
import { takeRetired } from './repository.ts';

/** A tab may stay open for long and still needs the files that it began with. */
const keptDays = 30;
const day = 24 * 60 * 60 * 1000;

/** Removes the files of releases that nobody was given for so long. Answers how many it removed. */
export async function collectRetired(db: Database, store: FileStore, now: Date): Promise<number> {
  const retired = await db.transaction((tx) => takeRetired(tx, new Date(now.getTime() - keptDays * day)));
  // Marked first: what is removed half-way is never made live again.
  for (const { area, version } of retired) await removeFiles(store, area, version);
  return retired.length;
}
