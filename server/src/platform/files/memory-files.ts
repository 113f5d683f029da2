import { assertFileKey, type FileStore } from './file-store.ts';

/** Files in memory, for tests. */
export function memoryFiles(): FileStore {
  const files = new Map<string, Buffer>();
  return {
    async write(key, content) {
      assertFileKey(key);
      files.set(key, content);
    },
    read: async (key) => files.get(key) ?? null,
    async remove(key) {
      files.delete(key);
    },
    assertRoom: async () => undefined,
    async removeFolder(folder) {
      for (const key of files.keys()) if (key.startsWith(`${folder}/`)) files.delete(key);
    },
  };
}
