import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import type { AreaId } from 'shared-kit/contract/areas';
import { marketActor } from 'shared-kit/contract/releases';
import type { Database, Tx } from '../../platform/db/index.ts';
import type { FileStore } from '../../platform/files/index.ts';
import { AppError } from '../../platform/http/index.ts';
import {
  keepFiles,
  keepMaps,
  parted,
  type ReleaseFiles,
  readFolder,
  readReleaseFile,
  removeFiles,
} from './artefacts.ts';
import { type AreaRelease, addressed, builtArea } from './built-area.ts';
import { areasThatLeft } from './leave.ts';
import { assertShowable } from './live/host.ts';
import { lockPointer, retireOthers } from './live/move-pointer.ts';
import { findRelease } from './live/pointers.ts';
import { otherHosts } from './live/running-processes.ts';
import {
  insertRelease,
  keepAgain,
  makeLiveUnlessReleased,
  markShipped,
  mustStillHold,
  releaseExists,
} from './repository.ts';
import type { Bearer } from './tokens/release-tokens.ts';
import { queueTrial } from './trials/queue-trial.ts';
import { assertUnclaimed, type Checkout } from './upload/assert-unclaimed.ts';
import { readArchive } from './upload/read-archive.ts';
import { entryWeight, verifyBuild, verifyVersion } from './upload/verify-build.ts';
import { usualGrants, verifyGrants, verifySlotGrants } from './upload/verify-grants.ts';
import { mustBeAllowed } from './verdict/must-be-allowed.ts';

const bytesOf = (files: ReleaseFiles): number =>
  [...files.values()].reduce((sum, content) => sum + content.length, 0);

/**
 * Stores the build in `folder` as shipped by the operator; visitors don't get it yet. Throws if another area has one of
 * its routes: it is compared as uploads are.
 */
export async function keepBuild(
  db: Database,
  store: FileStore,
  folder: string,
  checkout?: Checkout,
): Promise<AreaRelease> {
  const built = builtArea.parse(JSON.parse(await readFile(join(folder, 'area.json'), 'utf8')));
  const { id, version } = built;
  const release = addressed(built);
  const kept = await findRelease(db, id, version);
  // A version's hash is short enough to be matched on purpose.
  if (kept && !isDeepStrictEqual(kept.integrity, release.integrity)) {
    const detail = `${version} is kept with other files; another version in package.json tells them apart.`;
    throw new AppError('release.version-wrong', { detail });
  }
  if (kept && (await readReleaseFile(store, id, version, 'area.json')) !== null) {
    await markShipped(db, id, version);
    return release;
  }
  const { files, maps } = parted(await readFolder(folder));
  verifyVersion(files, built);
  const { routes = [] } = release;
  await db.transaction((tx) => assertUnclaimed(tx, id, routes, checkout));
  await keepMaps(store, id, version, maps);
  await keepFiles(store, id, version, files);
  await db.transaction(async (tx) => {
    await assertUnclaimed(tx, id, routes, checkout);
    if (await insertRelease(tx, release, bytesOf(files), 'shipped')) return;
    await keepAgain(tx, release);
    await markShipped(tx, id, version);
  });
  return release;
}

/**
 * Makes a build live, unless somebody released another one or the area left. Returns the version that is live then, if any.
 */
export const giveBuild = (tx: Tx, { id, version }: AreaRelease): Promise<string | null> =>
  tx.transaction(async (inner) => {
    await lockPointer(inner, id);
    if ((await areasThatLeft(inner)).has(id)) return null;
    const live = await makeLiveUnlessReleased(inner, id, version);
    await mustBeAllowed(inner, { area: id, version, actor: marketActor });
    await retireOthers(inner, id);
    return live;
  });

/** The result of publishing a checkout's build: `live` is another version if that was made live on purpose. */
export type Published = Readonly<{ release: AreaRelease; live: string | null }>;

/** Stores the build in `folder` and gives it to visitors, whatever other processes run. */
export async function publishBuild(
  db: Database,
  store: FileStore,
  folder: string,
  checkout?: Checkout,
): Promise<Published> {
  const release = await keepBuild(db, store, folder, checkout);
  return { release, live: await giveBuild(db, release) };
}

type Upload = Readonly<{
  area: AreaId;
  version: string;
  archive: Readable;
  /** The token that it came with: what it grants, and that it must hold until the release is kept. */
  bearer?: Pick<Bearer, 'id' | 'grants'>;
  /** Whether this market has a browser to try it in. */
  isTried?: boolean;
}>;
export type Received = Readonly<{ release: AreaRelease; bytes: number; digest: string; entryBytes: number }>;

/** Reads an archive and compares it with all that a release must fit: its own rules, grants, and the hosts that run. */
async function readRelease(db: Database, { area, version, archive, bearer }: Upload) {
  const { files, maps } = parted(await readArchive(archive));
  const release = addressed(await verifyBuild(files, { area, version }));
  const { routes = [], slots = [] } = release;
  const grants = bearer?.grants ?? usualGrants(area);
  verifyGrants(area, routes, grants);
  verifySlotGrants(
    area,
    slots.map(({ name }) => name),
    grants,
  );
  assertShowable(release, await otherHosts(db, null));
  const entryBytes = entryWeight(files, release);
  return {
    release,
    files,
    maps,
    received: { release, bytes: bytesOf(files), digest: digestOf(files), entryBytes },
  };
}

/** Throws what `receiveRelease` would throw of the archive, and keeps nothing. */
export async function checkRelease(db: Database, upload: Upload): Promise<Received> {
  const { release, received } = await readRelease(db, upload);
  await db.transaction((tx) => assertUnclaimed(tx, upload.area, release.routes ?? []));
  return received;
}

/**
 * Stores an uploaded archive as a release that nobody gets yet. Each version is accepted once, whatever its content.
 */
export async function receiveRelease(db: Database, store: FileStore, upload: Upload): Promise<Received> {
  const { area, version, bearer, isTried = false } = upload;
  if (await releaseExists(db, area, version))
    throw new AppError('release.exists', { detail: `The market has ${version} already.` });
  const { release, files, maps, received } = await readRelease(db, upload);
  await db.transaction(async (tx) => {
    if (bearer) await mustStillHold(tx, bearer.id);
    await assertUnclaimed(tx, area, release.routes ?? []);
    // If a version is uploaded twice at once, the second upload waits here for the first and is refused.
    if (!(await insertRelease(tx, release, received.bytes, 'untried')))
      throw new AppError('release.exists', { detail: `The market has ${version} already.` });
    await queueTrial(tx, { area, version }, isTried);
    // Safe, because the row is ours. If the store is unreachable, this may fail too; the next attempt overwrites the
    // files.
    try {
      await keepMaps(store, area, version, maps);
      await keepFiles(store, area, version, files);
    } catch (error) {
      await removeFiles(store, area, version).catch(() => undefined);
      throw error;
    }
  });
  return received;
}

function digestOf(files: ReleaseFiles): string {
  const hash = createHash('sha256');
  for (const [name, content] of files) hash.update(name).update('\0').update(content).update('\0');
  return hash.digest('hex');
}
