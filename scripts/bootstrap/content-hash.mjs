import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const skipped = new Set([
  'node_modules',
  'dist',
  'dist-dev',
  '.git',
  '.data',
  'test-results',
  'playwright-report',
]);

/** All files below the given files and folders, in a stable order; a path that does not exist adds nothing. */
export function filesBelow(paths, wanted = () => true) {
  const found = [];
  const visit = (path) => {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (!stat) return;
    if (stat.isFile()) {
      if (wanted(path)) found.push(path);
      return;
    }
    for (const name of readdirSync(path).sort()) if (!skipped.has(name)) visit(join(path, name));
  };
  for (const path of paths) visit(path);
  return found;
}

/** A hash of names and contents, so that a touched but unchanged file does not count as a change. */
export function contentHash(base, paths, { wanted, seed = '' } = {}) {
  const hash = createHash('sha256').update(seed);
  for (const file of filesBelow(paths, wanted)) {
    hash.update(`\0${relative(base, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}
