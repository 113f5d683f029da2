import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Database } from '../../platform/db/index.ts';
import type { FileStore } from '../../platform/files/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { StartFailure } from '../../platform/start-failure.ts';
import { keepHostMaps, parted, readFolder, readReleaseFile } from './artefacts.ts';
import type { AreaRelease } from './built-area.ts';
import { areasThatLeft } from './leave.ts';
import { canShow } from './live/host.ts';
import { livePointers } from './live/pointers.ts';
import { otherHosts, type RunningProcess } from './live/running-processes.ts';
import { giveBuild, keepBuild } from './service.ts';

/** The build folder of each area in a checkout (`mf-*`), ignoring leftovers of removed areas. */
export async function buildFolders(checkout: string, output: 'dist' | 'dist-dev'): Promise<string[]> {
  const names = await readdir(checkout);
  return names
    .filter((name) => name.startsWith('mf-') && existsSync(join(checkout, name, 'package.json')))
    .map((name) => join(checkout, name, output));
}

/** The id of the area whose build folder this is. */
export const areaIn = (folder: string): string => basename(dirname(folder)).replace(/^mf-/, '');

export const isBuilt = (folder: string): boolean => existsSync(join(folder, 'area.json'));

type KeptCheckout = Readonly<{
  own: readonly AreaRelease[];
  /** A sentence for each area that has a route of another one, which was there first. */
  refused: readonly string[];
}>;

/** Stores the build of every area of this checkout; existing versions stay unchanged. */
export async function keepCheckout(db: Database, store: FileStore, checkout: string): Promise<KeptCheckout> {
  const folders = await buildFolders(checkout, 'dist');
  const unbuilt = folders.filter((folder) => !isBuilt(folder));
  if (unbuilt.length > 0) {
    throw new StartFailure(`Not built yet: ${unbuilt.join(', ')}. Run npm start, which builds first.`);
  }
  const host = join(checkout, 'host/dist');
  if (existsSync(host)) await keepHostMaps(store, parted(await readFolder(host)).maps);
  const areas = folders.map(areaIn);
  const own: AreaRelease[] = [];
  const refused: string[] = [];
  // One after the other: of two that have one route, the same is always the first.
  for (const folder of folders.sort()) {
    try {
      own.push(await keepBuild(db, store, folder, { areas, builds: own }));
    } catch (cause) {
      if (isRefusal(cause, 'release.version-wrong')) throw notAsBuilt(folder, cause);
      if (!isRefusal(cause, 'release.route-taken')) throw cause;
      refused.push(`mf-${areaIn(folder)} is not given as this checkout has it. ${cause.message}`);
    }
  }
  return { own, refused };
}

const isRefusal = (cause: unknown, code: AppError['code']): cause is AppError =>
  cause instanceof AppError && cause.code === code;

const notAsBuilt = (folder: string, { message }: AppError) =>
  new StartFailure(`${folder} is not as it was built. ${message} Build it anew: pnpm build --force.`);

export type Given = Readonly<{
  /** A sentence for each area that keeps another release: it was made live on purpose, or this one has to wait. */
  told: readonly string[];
  /** Areas that wait for processes whose host can't show them. */
  waiting: readonly AreaRelease[];
}>;

/** Gives the checkout's areas to visitors if the hosts of all running processes can show them. */
export async function giveCheckout(
  db: Database,
  own: readonly AreaRelease[],
  self: RunningProcess,
): Promise<Given> {
  const others = await otherHosts(db, self);
  const waiting = own.filter((area) => !others.every((host) => canShow(host, area)));
  const told = await Promise.all(
    own.map(async (release) => {
      const { id, version } = release;
      if (waiting.includes(release)) {
        return `mf-${id} ${version} waits until all processes that can't show it have ended.`;
      }
      const live = await giveBuild(db, release);
      if (live === null) return `mf-${id} left this market; pnpm release mf-${id} brings it back.`;
      return live === version
        ? []
        : `mf-${id} stays at ${live}, which was released; pnpm release mf-${id} releases this checkout's.`;
    }),
  );
  return { told: told.flat(), waiting };
}

/**
 * Gives areas that waited, or that an older process replaced, once all running processes can show them. Returns those
 * that still wait.
 */
export async function giveWhatWaited(
  db: Database,
  own: readonly AreaRelease[],
  self: RunningProcess,
  waited: readonly AreaRelease[],
): Promise<readonly AreaRelease[]> {
  const live = new Map((await livePointers(db)).map((it) => [it.live.id, it.live.contract]));
  const left = await areasThatLeft(db);
  const isDue = (it: AreaRelease) => waited.includes(it) || (live.get(it.id) ?? 0) < it.contract;
  const due = own.filter((it) => isDue(it) && !left.has(it.id));
  return due.length > 0 ? (await giveCheckout(db, due, self)).waiting : [];
}

/**
 * A sentence for each live release whose files are missing, as after a change of the store or a restored database. The
 * market starts all the same; a new release repairs it.
 */
export async function missingReleases(db: Database, store: FileStore): Promise<string[]> {
  const given = (await livePointers(db)).flatMap(({ live, canary }) =>
    canary ? [live, canary.release] : [live],
  );
  const found = await Promise.all(
    given.map(({ id, version }) => readReleaseFile(store, id, version, 'area.json')),
  );
  return given
    .filter((_, at) => found[at] === null)
    .map(
      ({ id, version }) =>
        `mf-${id} ${version} is given to visitors, but its files are not there: copy the folder releases/${id}/${version} from where they were, or release mf-${id} anew.`,
    );
}
