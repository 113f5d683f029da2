import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Counter, type Registry } from 'prom-client';
import { isNameOf } from 'shared-kit/contract/tables';
import type { Database } from '../../platform/db/index.ts';
import type { FileStore } from '../../platform/files/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { addressed, builtArea, releaseAddress } from './built-area.ts';
import { findRelease } from './live/pointers.ts';
import { isHashOf } from './upload/verify-build.ts';

type Hashes = Readonly<Record<string, string>>;
type Parts = Readonly<{ db: Database; files: FileStore; log: FastifyBaseLogger; metrics: Registry }>;
type Place = Readonly<{ area: string; version: string; file: string }>;

const mostKept = 200;
/** No release has larger files, so unpacking stops here. */
const mostBytes = 32 * 1024 * 1024;
const unpackers = { br: promisify(brotliDecompress), gz: promisify(gunzip) } as const;

/**
 * The store for everything that serves or runs releases: it never returns a file that differs from the release.
 * Compressed files are checked unpacked; a broken one counts as missing, because the plain file has the same content.
 * Each broken file is logged and counted once, until it is intact again.
 */
export function verifiedFiles({ db, files, log, metrics }: Parts): FileStore {
  const hashesOf = releaseHashes(db, files);
  const broken = new Set<string>();
  const counter = new Counter({
    name: 'market_release_files_broken_total',
    help: 'Files of releases that were found to be other than what was released, by area.',
    labelNames: ['area'],
    registers: [metrics],
  });
  const note = (key: string, place: Place, isWhole: boolean) => {
    if (isWhole) broken.delete(key);
    else if (!broken.has(key)) {
      broken.add(key);
      counter.inc({ area: place.area });
      log.error(
        { ...place, code: 'release.file-broken' },
        'a file of a release is not what was released: it is not served',
      );
    }
  };
  return {
    ...files,
    async read(key) {
      const content = await files.read(key);
      const place = placeOf(key);
      if (!content || !place) return content;
      const [, plainName = place.file, packing] = /^(.+)\.(br|gz)$/.exec(place.file) ?? [];
      const { area, version } = place;
      const hashes = await hashesOf(area, version);
      // It was never released, isn't released yet, or was deleted.
      if (!hashes) return null;
      const hash = hashes[releaseAddress(area, version, plainName)];
      // Files made after the build, and pictures of older releases, have no hash.
      if (!hash && !mustHaveHash(plainName)) return content;
      const plain = packing && isNameOf(unpackers, packing) ? await unpacked(packing, content) : content;
      const isWhole = plain !== null && isHashOf(hash, plain);
      note(key, place, isWhole);
      if (isWhole) return content;
      if (packing) return null;
      throw new AppError('release.file-broken', { detail: `${area} ${version}: ${place.file}` });
    },
  };
}

function placeOf(key: string): Place | null {
  const [, area, version, file] = /^releases\/([^/]+)\/([^/]+)\/([^/]+)$/.exec(key) ?? [];
  return area && version && file ? { area, version, file } : null;
}

const mustHaveHash = (name: string): boolean => /\.(js|css)$/.test(name);

async function unpacked(packing: keyof typeof unpackers, content: Buffer): Promise<Buffer | null> {
  return unpackers[packing](content, { maxOutputLength: mostBytes }).catch(() => null);
}

/**
 * Hashes from the database, which an attacker who can only write files can't change. While it is away, those beside
 * the files are used, so that pages are still served.
 */
function releaseHashes(db: Database, files: FileStore) {
  const kept = new LRUCache<string, Hashes>({ max: mostKept });
  return async (area: string, version: string): Promise<Hashes | null> => {
    const key = `${area}/${version}`;
    const known = kept.get(key);
    if (known) return known;
    const found = await findRelease(db, area, version).catch(() => undefined);
    if (found === undefined) return hashesBeside(files, key);
    if (found === null) return null;
    kept.set(key, found.integrity);
    return found.integrity;
  };
}

async function hashesBeside(files: FileStore, release: string): Promise<Hashes | null> {
  const text = await files.read(`releases/${release}/area.json`);
  if (!text) return null;
  return addressed(builtArea.parse(JSON.parse(text.toString('utf8')))).integrity;
}
