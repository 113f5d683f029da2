import type { StaticFile } from './static-files.ts';

const mostBytes = 64 * 1024 * 1024;
const sizeOf = (file: StaticFile) => file.plain.length + (file.br?.length ?? 0) + (file.gzip?.length ?? 0);

/** A cache of files that drops the least recently used. Concurrent requests for a file read it once. */
export function fileCache(read: (key: string) => Promise<StaticFile | null>, most = mostBytes) {
  const files = new Map<string, StaticFile>();
  const reading = new Map<string, Promise<StaticFile | null>>();
  let bytes = 0;
  const keep = (key: string, file: StaticFile) => {
    files.set(key, file);
    bytes += sizeOf(file);
    for (const [oldest, old] of files) {
      if (bytes <= most) break;
      files.delete(oldest);
      bytes -= sizeOf(old);
    }
  };
  const readOnce = (key: string) => {
    const asked = reading.get(key);
    if (asked) return asked;
    const asking = read(key)
      .then((file) => {
        if (file) keep(key, file);
        return file;
      })
      .finally(() => reading.delete(key));
    reading.set(key, asking);
    return asking;
  };
  return async (key: string): Promise<StaticFile | null> => {
    const kept = files.get(key);
    if (!kept) return readOnce(key);
    files.delete(key);
    files.set(key, kept);
    return kept;
  };
}
