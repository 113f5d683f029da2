import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from '../../platform/files/index.ts';

/** The files of one release by name. */
export type ReleaseFiles = ReadonlyMap<string, Buffer>;

/** A release is one flat folder. */
export const isFileName = (name: string): boolean =>
  /^[0-9A-Za-z][0-9A-Za-z._-]{0,199}$/.test(name) && !name.includes('..');

const folderOf = (area: string, version: string) => `releases/${area}/${version}`;

export async function readFolder(folder: string): Promise<ReleaseFiles> {
  const names = (await readdir(folder)).sort();
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const)),
  );
}

/** The release's row is written afterwards, so nobody is sent to a release that isn't whole. */
export async function keepFiles(
  store: FileStore,
  area: string,
  version: string,
  files: ReleaseFiles,
): Promise<void> {
  for (const [name, content] of files) await store.write(`${folderOf(area, version)}/${name}`, content);
}

export const readReleaseFile = (
  store: FileStore,
  area: string,
  version: string,
  file: string,
): Promise<Buffer | null> => store.read(`${folderOf(area, version)}/${file}`);

export const removeFiles = (store: FileStore, area: string, version: string): Promise<void> =>
  store.removeFolder(folderOf(area, version));
