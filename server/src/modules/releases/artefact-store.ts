import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '../../platform/db/index.ts';

/** Files of all releases. A version appears whole or not at all, and is never written again. */
export type ArtefactStore = Readonly<{
  /** Copies a folder in under a version that may be there already. */
  add: (area: string, version: string, folder: string) => Promise<void>;
  /** Null when there is no such file. */
  read: (area: string, version: string, file: string) => Promise<Buffer | null>;
}>;

/** Anything that could name a file outside of its own folder is no file name. */
const isFileName = (name: string): boolean =>
  /^[0-9A-Za-z][0-9A-Za-z._-]*$/.test(name) && !name.includes('..');

export function localArtefacts(root: string): ArtefactStore {
  const folderOf = (area: string, version: string) => join(root, area, version);
  return {
    async add(area, version, folder) {
      const target = folderOf(area, version);
      if (existsSync(target)) return;
      await mkdir(join(root, area), { recursive: true });
      const unfinished = `${target}.${newId()}`;
      await cp(folder, unfinished, { recursive: true });
      // Another process may have been first; its copy has the same content.
      await rename(unfinished, target).catch(() => rm(unfinished, { recursive: true, force: true }));
    },
    async read(area, version, file) {
      if (![area, version, file].every(isFileName)) return null;
      return readFile(join(folderOf(area, version), file)).catch(() => null);
    },
  };
}
