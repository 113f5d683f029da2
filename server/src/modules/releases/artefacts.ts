import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ownScript } from 'shared-kit/contract/failures';
import type { FileStore } from '../../platform/files/index.ts';
import { forEachOf } from '../../platform/for-each-of.ts';

/** The files of one release by name. */
export type ReleaseFiles = ReadonlyMap<string, Buffer>;

/**
 * A build's files, and the packed source maps that lie beside them. Maps are kept apart: nobody is served one, and neither
 * size nor hashes count them.
 */
export function parted(all: ReleaseFiles): Readonly<{ files: ReleaseFiles; maps: ReleaseFiles }> {
  return {
    files: new Map([...all].filter(([name]) => !isMapName(name))),
    maps: new Map([...all].filter(([name]) => isMapName(name))),
  };
}

const packedMap = '.map.zst';
export const isMapName = (name: string): boolean => name.endsWith(packedMap);
/** Outside `releases/`, from which files are served. */
const mapFolder = (area: string, version: string) => `release-maps/${area}/${version}`;

export const keepMaps = (
  store: FileStore,
  area: string,
  version: string,
  maps: ReleaseFiles,
): Promise<void> =>
  forEachOf([...maps], writtenAtOnce, ([name, content]) =>
    store.write(`${mapFolder(area, version)}/${name}`, content),
  );

/** The host's scripts have a hash in their names, so maps of older builds stay beside them. */
const hostFolder = ['host', 'scripts'] as const;
export const keepHostMaps = (store: FileStore, maps: ReleaseFiles): Promise<void> =>
  keepMaps(store, ...hostFolder, maps);

/** The packed source map of a script at its address; null if none came with it. */
export function readMap(store: FileStore, address: string): Promise<Buffer | null> {
  const [, area, version, file] = ownScript.exec(address) ?? [];
  const folder = area && version ? mapFolder(area, version) : mapFolder(...hostFolder);
  return store.read(`${folder}/${file}${packedMap}`);
}

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

export async function removeFiles(store: FileStore, area: string, version: string): Promise<void> {
  await store.removeFolder(folderOf(area, version));
  await store.removeFolder(mapFolder(area, version));
}
