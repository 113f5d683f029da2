import type { StaticFile } from './static-files.ts';

const mostBytes = 64 * 1024 * 1024;

/** Files once read stay in memory, the longest unused leaving first. */
export function fileCache(read: (key: string) => Promise<StaticFile | null>) {
  const files = new Map<string, StaticFile>();
  let bytes = 0;
  const sizeOf = (file: StaticFile) => file.plain.length + (file.br?.length ?? 0) + (file.gzip?.length ?? 0);
  return async (key: string): Promise<StaticFile | null> => {
    const kept = files.get(key);
    const file = kept ?? (await read(key));
    if (!file) return null;
    files.delete(key);
    files.set(key, file);
    if (!kept) bytes += sizeOf(file);
    for (const [oldest, old] of files) {
      if (bytes <= mostBytes) break;
      files.delete(oldest);
      bytes -= sizeOf(old);
    }
    return file;
  };
}
