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

/** All files below these files and folders, in a stable order; missing paths add nothing. */
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

/** Names and contents of all files below the given files and folders. */
export const contentsOf = (base, paths, wanted) =>
  filesBelow(paths, wanted).flatMap((file) => [`\0${relative(base, file)}\0`, readFileSync(file)]);

export function hashOf(contents) {
  const hash = createHash('sha256');
  for (const part of contents) hash.update(part);
  return hash.digest('hex');
}

/** A hash of names and contents, so that a touched but unchanged file does not count as a change. */
export const contentHash = (base, paths, { wanted, seed = '' } = {}) =>
  hashOf([seed, ...contentsOf(base, paths, wanted)]);
