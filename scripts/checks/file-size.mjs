import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { trackedFiles } from './tracked-files.mjs';

const longest = 250;
const isCode = /\.(tsx?|mjs|css)$/;

/** Longer files that are allowed, each with its reason. */
const exceptions = new Map([]);

/** A longer file probably hides a concept of its own. */
export async function checkFileSize(root) {
  return trackedFiles(root)
    .filter((path) => isCode.test(path) && !exceptions.has(path))
    .map((path) => ({ path, length: readFileSync(join(root, path), 'utf8').split('\n').length - 1 }))
    .filter(({ length }) => length > longest)
    .map(({ path, length }) => `${path} has ${length} lines; ${longest} is the most`);
}
