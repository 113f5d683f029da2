import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { newId } from '../db/index.ts';
import { assertFileKey, type FileStore, isFileKey } from './file-store.ts';

const isMissing = (error: unknown) =>
  ['ENOENT', 'EISDIR', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

/** Files in a folder of this machine. */
export const localFiles = (root: string): FileStore => ({
  async write(key, content) {
    assertFileKey(key);
    const target = join(root, key);
    await mkdir(dirname(target), { recursive: true });
    const unfinished = join(dirname(target), `.${newId()}`);
    await writeFile(unfinished, content, { flush: true });
    await rename(unfinished, target);
  },
  async read(key) {
    if (!isFileKey(key)) return null;
    return readFile(join(root, key)).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
  },
  async removeFolder(folder) {
    assertFileKey(folder);
    await rm(join(root, folder), { recursive: true, force: true });
  },
});
