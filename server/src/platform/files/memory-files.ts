import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { assertFileKey, type FileStore } from './file-store.ts';

/** Files in memory, for tests. */
export function memoryFiles(): FileStore {
  const files = new Map<string, Buffer>();
  return {
    async write(key, content) {
      assertFileKey(key);
      files.set(key, content);
    },
    async writeFrom(key, path) {
      assertFileKey(key);
      files.set(key, await readFile(path));
    },
    read: async (key) => files.get(key) ?? null,
    async open(key) {
      const content = files.get(key);
      return content ? Readable.from(content.length > 0 ? [content] : []) : null;
    },
    async remove(key) {
      files.delete(key);
    },
    assertRoom: async () => undefined,
    async removeFolder(folder) {
      for (const key of files.keys()) if (key.startsWith(`${folder}/`)) files.delete(key);
    },
  };
}
