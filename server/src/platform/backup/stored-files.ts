import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isFileKey } from '../files/file-store.ts';

/** Other things in the data folder: the private database, its programs, and mail written to files. */
const others = ['postgres', 'programs', 'outbox'];

/** Every file of the store in the data folder, with its key. */
export async function* storedFiles(dataDir: string, below = ''): AsyncGenerator<readonly [string, Buffer]> {
  const found = await readdir(join(dataDir, below), { withFileTypes: true });
  for (const entry of found.sort((a, b) => a.name.localeCompare(b.name))) {
    const key = below ? `${below}/${entry.name}` : entry.name;
    // Files still being written have names that are no valid keys.
    if (!isFileKey(key) || (below === '' && others.includes(entry.name))) continue;
    if (entry.isDirectory()) yield* storedFiles(dataDir, key);
    else if (below !== '' && entry.isFile()) {
      // A release may be deleted meanwhile; then it isn't needed.
      const content = await readFile(join(dataDir, key)).catch(() => null);
      if (content) yield [key, content];
    }
  }
}
