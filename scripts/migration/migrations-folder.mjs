import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** From the workspace's root. */
export const migrationsPath = 'server/migrations';
export const journalPath = `${migrationsPath}/meta/_journal.json`;

/** `{ entries }`, a `tag` and a time `when` for each migration, in order; null if it isn't JSON. */
export const readJournal = (root) => readJson(join(root, journalPath));

/** Null if the file is missing or isn't JSON. */
export function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

/** `0043` of `0043_name`. */
export const numberOf = (tag) => tag.split('_')[0];
export const snapshotOf = (tag) => `${numberOf(tag)}_snapshot.json`;

export const snapshotsIn = (root) =>
  readdirSync(join(root, migrationsPath, 'meta'))
    .filter((it) => it.endsWith('_snapshot.json'))
    .sort();
