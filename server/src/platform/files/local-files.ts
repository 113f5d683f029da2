import { copyFile, mkdir, open, readFile, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { newId } from '../db/index.ts';
import { AppError } from '../http/app-error.ts';
import { codeOf } from '../thrown.ts';
import { assertFileKey, type FileStore, isFileKey } from './file-store.ts';

const isMissing = (error: unknown) => ['ENOENT', 'EISDIR', 'ENOTDIR'].includes(codeOf(error) ?? '');
/** The disk or this user's quota is full. */
const isFull = (error: unknown) => ['ENOSPC', 'EDQUOT'].includes(codeOf(error) ?? '');

/** Files in a local folder. Uploads leave `keepFreeBytes` of its disk free. */
export const localFiles = (root: string, keepFreeBytes = 0): FileStore => ({
  write: (key, content) => writeWhole(root, key, (path) => writeFile(path, content, { flush: true })),
  writeFrom: (key, from) => writeWhole(root, key, (path) => copyFlushed(from, path)),
  async read(key) {
    if (!isFileKey(key)) return null;
    return readFile(join(root, key)).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
  },
  async open(key) {
    if (!isFileKey(key)) return null;
    try {
      const file = await open(join(root, key));
      // A folder can be opened too.
      if ((await file.stat()).isFile()) return file.createReadStream();
      await file.close();
      return null;
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  },
  async remove(key) {
    assertFileKey(key);
    await rm(join(root, key), { force: true });
  },
  async removeFolder(folder) {
    assertFileKey(folder);
    await rm(join(root, folder), { recursive: true, force: true });
  },
  async assertRoom(bytes) {
    const { bavail, bsize } = await statfs(root);
    if (bavail * bsize - bytes >= keepFreeBytes) return;
    throw new AppError('storage.full', {
      cause: new Error(
        `${root} has ${megabytes(bavail * bsize)} MB left, and KEEP_FREE_MB keeps ${megabytes(keepFreeBytes)}`,
      ),
    });
  },
});

/** No part of a file is ever seen under its key. */
async function writeWhole(root: string, key: string, write: (path: string) => Promise<void>): Promise<void> {
  assertFileKey(key);
  const target = join(root, key);
  const unfinished = join(dirname(target), `.${newId()}`);
  try {
    await mkdir(dirname(target), { recursive: true });
    await write(unfinished);
    await rename(unfinished, target);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw isFull(error) ? new AppError('storage.full', { cause: error }) : error;
  }
}

async function copyFlushed(from: string, to: string): Promise<void> {
  await copyFile(from, to);
  const file = await open(to, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

const megabytes = (bytes: number): number => Math.floor(bytes / 1_000_000);
