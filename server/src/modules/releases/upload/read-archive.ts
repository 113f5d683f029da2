import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { uploadDoors } from 'shared-kit/contract/uploads';
import { extract } from 'tar-stream';
import { AppError } from '../../../platform/http/index.ts';
import { isFileName, isMapName, type ReleaseFiles } from '../artefacts.ts';

const megabyte = 1024 * 1024;
export const archiveLimits = { bytes: uploadDoors.release.bytes, files: 2000 };

/**
 * Reads a tar of plain files in one folder. Refuses anything else, and incomplete archives. Source maps are counted apart,
 * up to the same limits.
 */
export async function readArchive(archive: Readable, limits = archiveLimits): Promise<ReleaseFiles> {
  const files = new Map<string, Buffer>();
  const unpack = extract();
  const counts = { files: { files: 0, bytes: 0 }, maps: { files: 0, bytes: 0 } };
  const reading = (async () => {
    for await (const entry of unpack) {
      const { name, type } = entry.header;
      if (type !== 'file' || !isFileName(name)) throw broken(`It may hold files only, not ${type} ${name}.`);
      if (files.has(name)) throw broken(`It holds ${name} twice.`);
      const count = counts[isMapName(name) ? 'maps' : 'files'];
      count.files += 1;
      if (count.files > limits.files) throw tooLarge(`It holds more than ${limits.files} files.`);
      const parts: Buffer[] = [];
      for await (const part of entry as AsyncIterable<Buffer>) {
        count.bytes += part.length;
        if (count.bytes > limits.bytes) throw tooLarge(`It holds more than ${limits.bytes / megabyte} MB.`);
        parts.push(part);
      }
      files.set(name, Buffer.concat(parts));
    }
  })();
  try {
    await Promise.all([pipeline(archive, unpack), reading]);
  } catch (cause) {
    archive.destroy();
    await reading.catch(() => undefined);
    throw cause instanceof AppError ? cause : broken('It is cut or no tar.', cause);
  }
  return files;
}

const broken = (detail: string, cause?: unknown) => new AppError('release.archive-broken', { detail, cause });
const tooLarge = (detail: string) => new AppError('release.too-large', { detail });
