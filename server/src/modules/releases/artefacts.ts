import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from '../../platform/files/index.ts';
import { forEachOf } from '../../platform/for-each-of.ts';

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

const writtenAtOnce = 8;

/**
 * Writes the description last: if it exists, so do the other files. The release's row is written afterwards, so nobody
 * gets an incomplete release.
 */
export async function keepFiles(
  store: FileStore,
  area: string,
  version: string,
  files: ReleaseFiles,
): Promise<void> {
  const write = ([name, content]: readonly [string, Buffer]) =>
    store.write(`${folderOf(area, version)}/${name}`, content);
  const [last, first] = [[...files].filter(isDescription), [...files].filter((it) => !isDescription(it))];
  await forEachOf(first, writtenAtOnce, write);
  await forEachOf(last, 1, write);
}

const isDescription = ([name]: readonly [string, unknown]) => name === 'area.json';

export const readReleaseFile = (
  store: FileStore,
  area: string,
  version: string,
  file: string,
): Promise<Buffer | null> => store.read(`${folderOf(area, version)}/${file}`);

export const removeFiles = (store: FileStore, area: string, version: string): Promise<void> =>
  store.removeFolder(folderOf(area, version));
